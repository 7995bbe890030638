import organisation from '#content/organisation.yaml';
import type { BlogPost } from '../../src/content/types.ts';
import { head } from '../../src/pages/home/home.tsx';
import { speculationRules, speculationRulesPath } from '../publishing/headers.ts';
import type { Site } from '../settings/site.ts';
import { feedPath, rssFeed } from './feed.ts';
import { sitemap } from './sitemap.ts';

/** The files that hardly a visitor reads, by path: for search engines, feed readers, home screens, those who find a weakness. */
export function filesForMachines(
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
      // A bookmark with our sign, not an app: on a shared phone the address bar should stay.
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

/** The standard wants less than a year, so that nobody trusts what nobody keeps. */
function inAYear(from: Date): string {
  const days = 360;
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
}

function lines(...all: string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
