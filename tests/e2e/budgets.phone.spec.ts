import { exceededBudgets, weighPages } from '../../scripts/page-weights.ts';
import { expect, test } from './test.ts';

test.use({ site: 'real' });

for (const dist of ['dist', 'dist/tests/many']) {
  test(`each page in ${dist} is within its performance budget`, () => {
    const weights = weighPages(dist);
    expect([...weights].flatMap(([file, weight]) => exceededBudgets(file, weight))).toEqual([]);
    // The scripts of islands are counted, too.
    expect(weights.get('contact.html')?.scripts).toBeGreaterThan(50_000);
  });
}

// Both have islands; the second has a quick exit, whose script is not deferred.
for (const path of ['/', '/focus-areas']) {
  test(`${path} is painted from its HTML alone`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const { paintedAt, fetched } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
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
    // Before the first paint no fonts load, and only the first script.
    const early = fetched.filter(({ startTime }) => startTime < paintedAt);
    expect(
      early.filter(({ name }) => /\.(js|woff2)$/.test(name) && !name.startsWith('/assets/main-')),
    ).toEqual([]);
  });
}
