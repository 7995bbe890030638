/** Every post in the blog folder, the newest first. A new file there is all it takes. */
import type { BlogPost } from './types.ts';

const files = import.meta.glob<BlogPost>('./blog/*.ts', { eager: true, import: 'post' });

export const posts: BlogPost[] = newestFirst(Object.values(files));

export function newestFirst(unordered: BlogPost[]): BlogPost[] {
  return unordered.toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}
