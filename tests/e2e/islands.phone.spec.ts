import type { Page } from '@playwright/test';
import { carousel } from './stories.ts';
import {
  afterPaint,
  allLaidOut,
  expect,
  holdBack,
  hydrated,
  idleMoment,
  openHydrated,
  saveData,
  test,
} from './test.ts';

/** The scripts that the island of a page is hydrated with. */
const scriptsOf = {
  '/': ['hydrate-island', 'react', 'story-controls.island'],
  '/focus-areas': ['area-tabs.island', 'hydrate-island', 'react'],
  '/contact': ['hydrate-island', 'message-form.island', 'react'],
};

/** The scripts that the page has asked for, besides the first, in the order of their names. */
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
  await idleMoment(page);
}

for (const [path, scripts] of Object.entries(scriptsOf)) {
  test(`React and the island at ${path} come once the island is near`, async ({ page }) => {
    await page.goto(path);
    await allLaidOut(page);
    await page.locator('[data-island] > *').scrollIntoViewIfNeeded();
    await hydrated(page);
    expect(await scriptsOn(page)).toEqual(scripts);
  });
}

test('React does not come where there is no island', async ({ page }) => {
  await page.goto('/about');
  await allLaidOut(page);
  await readAll(page);
  expect(await scriptsOn(page)).toEqual([]);
});

test('React comes once the island is about a screen away, in an idle moment', async ({ page }) => {
  await page.goto('/');
  await allLaidOut(page);
  await idleMoment(page);
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

test('React waits for both fonts, but at most 3 seconds', async ({ page }) => {
  await holdBack(page, '**/fonts/bricolage-grotesque-*.woff2');
  await page.goto('/contact');
  await hydrated(page);
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
  test(`a visitor who saves data gets no fonts, and React at ${path} only with ${way} on the island`, async ({
    page,
  }) => {
    await saveData(page);
    const arrive = await holdBack(page, '**/assets/*{react,island}*.js');
    await page.goto(path);
    await allLaidOut(page);
    await readAll(page);
    expect(await scriptsOn(page)).toEqual([]);

    const control = page.locator('[data-island]').locator('button, input').first();
    await (way === 'a touch' ? control.tap() : control.press('Shift'));
    // All at once: none is there yet.
    await expect.poll(() => scriptsOn(page)).toEqual(scriptsOf[path]);
    arrive();
    await hydrated(page);
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
    test(`${path} says so, and the rest can be read and used`, async ({ page }) => {
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
      // Nothing lies over it.
      await page.getByText(alive).click();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  }
});
