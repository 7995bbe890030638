import { calls } from '../../src/content/entries.ts';
import type { BlogPost, IsoDate } from '../../src/content/types.ts';
import { postPath } from '../../src/lib/paths.ts';
import { blogLists } from '../../src/lib/posts.ts';
import { escapeMarkup } from '../pages/escape.ts';

/** The list of pages for search engines, with the day of the last change where content tells it. */
export function sitemap(paths: string[], posts: BlogPost[], site: string): string {
  const lists: string[] = blogLists(posts).map(({ path }) => path);
  const entries = paths.map((path) => {
    // A new post moves those in every part of the list.
    const changed = lists.includes(path) ? latest(posts) : lastChange(path, posts);
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(site + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Most pages say nothing of dates; a guess would make search engines doubt the true ones. */
function lastChange(path: string, posts: BlogPost[]): IsoDate | undefined {
  if (path === '/announcements') return latest(calls);
  return posts.find(({ id }) => path === postPath(id))?.date;
}

function latest(dated: { date: IsoDate }[]): IsoDate | undefined {
  return dated
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
}
