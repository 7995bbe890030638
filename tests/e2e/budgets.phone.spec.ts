import type { Page } from '@playwright/test';
import { passedBudgets } from '../../bench/weights/budgets.ts';
import { builtPages, builtPaths } from '../../bench/weights/built-pages.ts';
import { weighAlone, weighPage } from '../../bench/weights/page-weight.ts';
import { content } from './content.ts';
import { expect, test } from './test.ts';

/** Nothing holds the first paint up, and no script but the entry is asked for before the page has loaded. */
async function expectPaintedFromOneResponse(page: Page) {
  const { loadedAt, fetched } = await page.evaluate(() => ({
    loadedAt: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(
      ({ loadEventStart }) => loadEventStart,
    )[0],
    fetched: (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus: string;
      })[]
    ).map(({ name, startTime, renderBlockingStatus }) => ({
      name: new URL(name).pathname,
      startTime,
      blocks: renderBlockingStatus !== 'non-blocking',
    })),
  }));
  expect(fetched.filter(({ blocks }) => blocks)).toEqual([]);
  const scripts = fetched.filter(({ name }) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  const early = scripts.filter(
    ({ startTime }) => startTime < (loadedAt ?? Number.POSITIVE_INFINITY),
  );
  expect(early.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^\/assets\/entry-client-/),
  ]);
}

/** Going on to a page takes its own scripts and data; these have the most of them. */
const pagesToGoOnTo = ['/', `/blog/${content.post.id}`];

for (const path of builtPaths()) {
  test(`${path} weighs no more than it may, says so, and is painted from one response`, async ({
    browser,
    baseURL,
  }) => {
    let told = '';
    const weigh = pagesToGoOnTo.includes(path) ? weighPage : weighAlone;
    const weight = await weigh(browser, baseURL ?? '', path, async (page) => {
      await expectPaintedFromOneResponse(page);
      const line = page.getByRole('contentinfo').getByText(content.care.weighs);
      told = /^This page: (\d+) KB$/.exec(await line.innerText())?.[1] ?? '';
    });
    expect(passedBudgets(weight)).toEqual([]);
    const difference = Math.abs(Number(told) * 1000 - weight.all) / weight.all;
    expect(difference, `says ${told} KB, weighs ${weight.all} bytes`).toBeLessThan(0.05);
  });
}

test.describe('when nothing but the page arrives', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without its scripts/ });

  test('it is painted all the same', async ({ page }) => {
    await page.route('**/{assets,fonts,pictures}/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paint = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(paint).toBeGreaterThan(0);
  });
});

test('no document asks for anything ahead of its paint', () => {
  const links = [...builtPages()].flatMap(([file, html]) =>
    [...html.matchAll(/<link[^>]*\brel="([^"]*)"/g)].map(([, rel]) => `${file}: ${rel}`),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => /stylesheet|preload|prefetch|preconnect/.test(link))).toEqual([]);
  for (const [file, html] of builtPages()) {
    expect(html.match(/<script[^>]*\bsrc=/g), `${file} has one script, the entry`).toHaveLength(1);
  }
});
