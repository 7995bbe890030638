import type { Page } from '@playwright/test';
import { carousel } from './stories.ts';
import {
  afterPaint,
  enableSaveData,
  expect,
  holdRequests,
  openHydrated,
  test,
  waitForDeferredLayout,
  waitForHydration,
  waitForIdle,
} from './test.ts';

/** The scripts that hydrate the island of a page. */
const scriptsOf = {
  '/': ['hydrate-island', 'react', 'story-controls.island'],
  '/focus-areas': ['area-tabs.island', 'hydrate-island', 'react'],
  '/contact': ['hydrate-island', 'message-form.island', 'react'],
};

/** The scripts that the page has requested besides the first, sorted by name. */
async function scriptsOn(page: Page): Promise<string[]> {
  return (await page.requests())
    .map((request) => /\/assets\/(.+)-.{8}\.js$/.exec(request.url())?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => name !== 'main')
    .sort();
}

/** Taps the heading, opens the menu and scrolls to the end. */
async function readAll(page: Page) {
  await page.getByRole('heading', { level: 1 }).tap();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForIdle(page);
}

for (const [path, scripts] of Object.entries(scriptsOf)) {
  test(`loads React and the island at ${path} when it is near`, async ({ page }) => {
    await page.goto(path);
    await waitForDeferredLayout(page);
    await page.locator('[data-island] > *').scrollIntoViewIfNeeded();
    await waitForHydration(page);
    expect(await scriptsOn(page)).toEqual(scripts);
  });
}

test('loads no React on a page without islands', async ({ page }) => {
  await page.goto('/about');
  await waitForDeferredLayout(page);
  await readAll(page);
  expect(await scriptsOn(page)).toEqual([]);
});

test('loads React in an idle moment once the island is about a screen away', async ({ page }) => {
  await page.goto('/');
  await waitForDeferredLayout(page);
  await waitForIdle(page);
  const waiting = await page.evaluateHandle(() => {
    const answers: IdleRequestCallback[] = [];
    window.requestIdleCallback = (answer) => answers.push(answer);
    return answers;
  });
  for (const [away, asks] of [[1.5, 0] as const, [0.5, 1] as const]) {
    await carousel(page).evaluate((stories, away) => {
      scrollBy(0, stories.getBoundingClientRect().top - (1 + away) * innerHeight);
    }, away);
    await afterPaint(page);
    await expect.poll(() => waiting.evaluate(({ length }) => length)).toBe(asks);
  }
  expect(await scriptsOn(page)).toEqual([]);
  await waiting.evaluate(([answer]) => answer?.({ didTimeout: true, timeRemaining: () => 0 }));
  await expect.poll(() => scriptsOn(page)).toEqual(scriptsOf['/']);
});

test('loads React after both fonts, or after 3 seconds', async ({ page }) => {
  await holdRequests(page, '**/fonts/bricolage-grotesque-*.woff2');
  await page.goto('/contact');
  await waitForHydration(page);
  const waited = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-paint')[0];
    const react = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/react-/.test(name));
    return (react?.startTime ?? 0) - (paint?.startTime ?? 0);
  });
  expect(waited).toBeGreaterThanOrEqual(3000);
});

for (const [path, way] of [
  ['/', 'a touch'],
  ['/contact', 'a key'],
] as const) {
  test(`with Data Saver on, loads React at ${path} only after ${way}`, async ({ page }) => {
    await enableSaveData(page);
    const arrive = await holdRequests(page, '**/assets/*{react,island}*.js');
    await page.goto(path);
    await waitForDeferredLayout(page);
    await readAll(page);
    expect(await scriptsOn(page)).toEqual([]);

    const control = page.locator('[data-island]').locator('button, input').first();
    await (way === 'a touch' ? control.tap() : control.press('Shift'));
    // All are requested at once: none has arrived yet.
    await expect.poll(() => scriptsOn(page)).toEqual(scriptsOf[path]);
    arrive();
    await waitForHydration(page);
    const addresses = (await page.requests()).map((request) => request.url());
    expect(addresses.filter((it) => it.includes('/fonts/'))).toEqual([]);
  });
}

test.describe('when an island throws', () => {
  test.use({ expectedInConsole: /broken on purpose/ });

  for (const [path, island, alive] of [
    ['/', 'story-controls', 'I used to stay at home when'],
    ['/focus-areas', 'area-tabs', 'Climate lessons and eco-clubs'],
    ['/contact', 'message-form', 'Four ways to help'],
  ] as const) {
    test(`${path} shows the error in its place, and the rest works`, async ({ page }) => {
      await page.route(`**/assets/${island}.island-*.js`, (route) =>
        route.fulfill({
          body: 'export const Broken = () => { throw Error("broken on purpose"); };',
          contentType: 'text/javascript',
        }),
      );
      await openHydrated(page, path);
      const place = page.locator('[data-island]');
      for (const text of [
        'Unexpected Application Error!',
        'This part of the page could not be shown. The rest of the page works.',
        'broken on purpose',
      ]) {
        await expect(place.getByRole('alert').getByText(text)).toBeVisible();
      }
      await expect(place.locator('button, input, a')).toHaveCount(0);
      // Nothing covers the rest of the page.
      await page.getByText(alive).click();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  }
});
