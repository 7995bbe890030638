import { allCalls, allPosts } from './folders.ts';

export const posts = newestFirst(allPosts);

export const calls = newestFirst(allCalls);

/** The call that the Announcements page and the banner show. */
export const featuredCall = calls.find(({ featured }) => featured);

/** By date; entries of the same day by id, so that the order never depends on the file system. */
function newestFirst<Entry extends { id: string; date: string }>(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}
