import type { CDPSession, Page } from '@playwright/test';
import { content } from '../../tests/e2e/content.ts';
import { screens } from '../../tests/e2e/screens.ts';
import type { Report } from '../report.ts';
import { onPhone, openRunning, type Phone, resting } from './phone.ts';

const { frameNames } = content.navigation;

/** Once round all pages and back home: what is tapped, and where. */
const round = [
  { place: 'footer', link: 'About Us', path: '/about' },
  { place: 'footer', link: 'Focus Areas', path: '/focus-areas' },
  { place: 'footer', link: 'Our Projects', path: '/projects' },
  { place: 'menu', link: 'Blog', path: '/blog' },
  { place: 'page', link: content.post.title, path: `/blog/${content.post.id}` },
  { place: 'menu', link: 'Announcements', path: '/announcements' },
  { place: 'menu', link: 'Jobs', path: '/jobs' },
  { place: 'footer', link: 'Contact Us', path: '/contact' },
  { place: 'menu', link: 'Projects', path: '/projects' },
  { place: 'menu', link: 'Home', path: '/' },
] as const;

type Move = (typeof round)[number];

const warmUpRounds = 2;
const navigations = 200;
const navigationsBetween = 50;

/** What may be there in the end for each one there was after the warm-up. */
const allowed = { JSHeapUsedSize: 1.1, Nodes: 1.02, JSEventListeners: 1.02 };
const names = {
  JSHeapUsedSize: 'bytes of memory for scripts',
  Nodes: 'nodes of documents',
  JSEventListeners: 'listeners for events',
};

type Metrics = Record<keyof typeof allowed | 'Documents', number>;

/** Whether a visitor who stays long leaves something behind with each page. */
export async function benchMemory(phone: Phone): Promise<Report> {
  const counts = await onPhone(phone, { slowdown: 1, visit: countOnTheWay });
  const [first, last] = [counts[0], counts.at(-1)];
  const keys = Object.keys(allowed) as (keyof typeof allowed)[];
  return {
    title: `Moving round all pages in one document, after ${warmUpRounds} rounds to warm up (memory grows by 10 % at most, the rest by 2 %):`,
    rows: [
      ['At home after', 'Memory', 'Nodes', 'Listeners', 'Documents'],
      ...counts.map((count, index) => [
        `${index * navigationsBetween} navigations`,
        `${(count.JSHeapUsedSize / 1_000_000).toFixed(2)} MB`,
        String(count.Nodes),
        String(count.JSEventListeners),
        String(count.Documents),
      ]),
    ],
    failures: keys.flatMap((key) => {
      const [before, after] = [first?.[key] ?? 0, last?.[key] ?? 0];
      if (after <= before * allowed[key]) return [];
      return `After ${navigations} navigations there are ${after} ${names[key]} where there were ${before}.`;
    }),
  };
}

async function countOnTheWay(page: Page, devtools: CDPSession): Promise<Metrics[]> {
  // A drawing is a document of its own, which the browser lets go when it likes: a dot is none.
  const dot = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  await page.route('**/pictures/*', (route) =>
    route.fulfill({ body: dot, contentType: 'image/gif' }),
  );
  await devtools.send('Performance.enable');
  await openRunning(page, '/');
  for (let lap = 0; lap < warmUpRounds; lap += 1) await goRound(page);
  const counts = [await count(page, devtools)];
  for (let done = round.length; done <= navigations; done += round.length) {
    await goRound(page);
    if (done % navigationsBetween === 0) counts.push(await count(page, devtools));
  }
  return counts;
}

async function goRound(page: Page): Promise<void> {
  for (const move of round) await follow(page, move);
}

async function follow(page: Page, { place, link, path }: Move): Promise<void> {
  if (place === 'menu') await page.getByRole('button', { name: frameNames.openMenu }).tap();
  const places = {
    footer: page.getByRole('contentinfo'),
    menu: page.getByRole('dialog', { name: frameNames.menu }),
    page: page.getByRole('main'),
  };
  await places[place].getByRole('link', { name: link, exact: true }).tap();
  const screen = screens.find((candidate) => candidate.path === path);
  await page.getByRole('heading', { level: 1, name: screen?.heading ?? 'missing' }).waitFor();
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
}

async function count(page: Page, devtools: CDPSession): Promise<Metrics> {
  await resting(page);
  // What only the first collection sets free, the second one takes away.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
    Documents: value('Documents'),
  };
}
