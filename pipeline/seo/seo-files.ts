import organisation from '#content/organisation.yaml';
import type { IsoDate } from '../../src/content/basic-types.ts';
import { calls } from '../../src/content/entries.ts';
import type { BlogPost } from '../../src/content/types.ts';
import { postPath } from '../../src/lib/paths.ts';
import { paginatePosts } from '../../src/lib/posts.ts';
import { head } from '../../src/pages/home/home.tsx';
import { speculationRules, speculationRulesPath } from '../publishing/headers.ts';
import { escapeMarkup } from '../shared/escape.ts';
import type { Site } from '../shared/settings.ts';
import { feedPath, rssFeed } from './feed.ts';

/** Files for programs, by path: search engines, feed readers, home screens, and security.txt. */
export function seoFiles(
  paths: string[],
  posts: BlogPost[],
  { address, language, theme }: Site,
): Record<string, string> {
  return {
    [feedPath]: rssFeed(posts, address, language),
    '/sitemap.xml': sitemap(paths, posts, address),
    [speculationRulesPath]: speculationRules,
    '/robots.txt': lines('User-agent: *', 'Allow: /', `Sitemap: ${address}/sitemap.xml`),
    '/.well-known/security.txt': lines(
      `Contact: mailto:${organisation.email}`,
      `Expires: ${inAYear(new Date())}`,
      `Preferred-Languages: ${language.slice(0, 2)}`,
      `Canonical: ${address}/.well-known/security.txt`,
    ),
    '/manifest.webmanifest': JSON.stringify({
      name: organisation.name,
      short_name: organisation.name,
      description: head.description,
      lang: language,
      start_url: '/',
      // A bookmark with our icon, not an app: on a shared phone the address bar should stay.
      display: 'browser',
      theme_color: theme.light['paper'],
      background_color: theme.light['paper'],
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  };
}

/** The standard wants less than a year. */
function inAYear(from: Date): string {
  const days = 360;
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
}

function lines(...all: string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

/** With `lastmod` where the content has a date. */
function sitemap(paths: string[], posts: BlogPost[], site: string): string {
  const lists: string[] = paginatePosts(posts).map(({ path }) => path);
  const entries = paths.map((path) => {
    // A new post changes every page of the list.
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

/** Most pages have no date; a guessed one would make search engines distrust the others. */
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
