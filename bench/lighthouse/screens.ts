import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './run-lighthouse.ts';

export interface Screen {
  name: string;
  path: string;
  config?: Config;
}

const posts = 'dist/site/blog';

/** A page that is not there must answer 404 and stay out of search engines: no audit may ask for the opposite. */
const missingPage: Config = {
  extends: 'lighthouse:default',
  settings: { ignoreStatusCode: true, skipAudits: ['http-status-code', 'is-crawlable'] },
  // The browser logs the page's own 404; any other error in the console still counts.
  audits: [{ path: 'errors-in-console', options: { ignoredPatterns: ['a status of 404'] } }],
};

/** A page as it would be without its scripts, for its first paint alone. */
export const withoutScripts: Config = {
  extends: 'lighthouse:default',
  settings: {
    blockedUrlPatterns: ['*.js'],
    ignoreStatusCode: true,
    onlyAudits: ['first-contentful-paint'],
  },
};

function longestPost(): string {
  const size = (file: string) => statSync(join(posts, file)).size;
  const files = readdirSync(posts).filter((file) => file.endsWith('.json'));
  const longest = files.toSorted((a, b) => size(b) - size(a))[0];
  if (longest === undefined) throw new Error(`There is no post in ${posts}.`);
  return longest.replace('.json', '');
}

function allScreens(): Screen[] {
  return [
    { name: 'home', path: '/' },
    { name: 'about', path: '/about' },
    { name: 'focus-areas', path: '/focus-areas' },
    { name: 'projects', path: '/projects' },
    { name: 'blog', path: '/blog' },
    { name: 'post', path: `/blog/${longestPost()}` },
    { name: 'announcements', path: '/announcements' },
    { name: 'jobs', path: '/jobs' },
    { name: 'contact', path: '/contact' },
    { name: 'not-found', path: '/no-such-page', config: missingPage },
  ];
}

/** The screens whose names begin with one of the words; without words, all. */
export function chosenScreens(words: string[]): Screen[] {
  const screens = allScreens();
  const unknown = words.find((word) => !screens.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    const names = screens.map(({ name }) => name).join(', ');
    console.error(`No screen is called "${unknown}". There are: ${names}.`);
    process.exit(1);
  }
  if (words.length === 0) return screens;
  return screens.filter(({ name }) => words.some((word) => name.startsWith(word)));
}
