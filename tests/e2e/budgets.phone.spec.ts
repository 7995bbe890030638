import type { Page } from '@playwright/test';
import { passedBudgets } from '../../bench/weights/budgets.ts';
import { builtPages, builtPaths } from '../../bench/weights/built-pages.ts';
import { weighAlone, weighPage } from '../../bench/weights/page-weight.ts';
import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { expect, test } from './test.ts';

/** Nothing holds the first paint up; before it, of scripts only the first are asked for, and no fonts. */
async function expectPaintedFromOneResponse(page: Page) {
  const { paintedAt, fetched } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime,
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
  const scriptsAndFonts = fetched.filter(({ name }) => /\.(js|woff2)$/.test(name));
  const early = scriptsAndFonts.filter(
    ({ startTime }) => startTime < (paintedAt ?? Number.POSITIVE_INFINITY),
  );
  expect(early.filter(({ name }) => !name.startsWith('/assets/entry-'))).toEqual([]);
}

/** Going on to a page takes its own scripts and data; these have the most of them. */
const pagesToGoOnTo = ['/', postPath(content.post.id)];

for (const path of builtPaths()) {
  test(`${path} weighs no more than it may, says so, and is painted from one response`, async ({
    browser,
    baseURL,
  }) => {
    let told = '';
    const weigh = pagesToGoOnTo.includes(path) ? weighPage : weighAlone;
    const weight = await weigh(browser, baseURL ?? '', path, async (page) => {
      await expectPaintedFromOneResponse(page);
      const line = page.getByRole('contentinfo').getByText(content.safetyAndPrivacy.weighs);
      told = /^This page: (\d+) KB$/.exec(await line.innerText())?.[1] ?? '';
    });
    expect(passedBudgets(weight)).toEqual([]);
    const difference = Math.abs(Number(told) * 1000 - weight.all) / weight.all;
    expect(difference, `says ${told} KB, weighs ${weight.all} bytes`).toBeLessThan(0.05);
  });
}

test.describe('when nothing but the page arrives', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without it/ });

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
    const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]*)-[\w-]{8}\.js"/g)];
    const expected = html.includes(' data-leave=') ? ['leaving', 'client'] : ['client'];
    expect(
      scripts.map(([, name]) => name),
      file,
    ).toEqual(expected.map((entry) => `/assets/entry-${entry}`));
  }
});
