import { exceededBudgets, weighPages } from '../../scripts/page-weights.ts';
import { screens } from './screens.ts';
import { expect, test } from './test.ts';

for (const [file, weight] of weighPages()) {
  test(`${file} keeps its budget`, () => {
    expect(exceededBudgets(file, weight)).toEqual([]);
  });
}

for (const { path } of screens) {
  test(`${path} is painted from one response`, async ({ page }) => {
    await page.goto(path);
    const { paintedAt, fetched } = await page.evaluate(() => ({
      paintedAt:
        performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
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
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(({ blocks }) => blocks)).toEqual([]);
    // Before the paint, no fonts, and of scripts only the first.
    const early = fetched.filter(({ startTime }) => startTime < paintedAt);
    expect(
      early.filter(({ name }) => /\.(js|woff2)$/.test(name) && !name.startsWith('/assets/main-')),
    ).toEqual([]);
  });
}

test.describe('when nothing but the page arrives', () => {
  test.use({ expectedInConsole: /Failed to load resource/ });

  test('it is painted all the same', async ({ page }) => {
    await page.route('**/{assets,fonts,pictures}/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paint = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    await expect.poll(paint).toBeGreaterThan(0);
  });
});
