import type { Page } from '@playwright/test';
import { families, ours } from './late-fonts.ts';
import { errorScreens, screens } from './screens.ts';
import { carousel } from './stories.ts';
import {
  allLaidOut,
  drawn,
  expect,
  holdBack,
  hydrated,
  idleMoment,
  notFoundLine,
  saveData,
  test,
} from './test.ts';

/** The scripts that the island of a page is hydrated with; other pages have none. */
const scriptsOf: Record<string, string[]> = {
  '/': ['hydrate-island', 'react', 'story-controls.island'],
  '/focus-areas': ['area-tabs.island', 'hydrate-island', 'react'],
  '/contact': ['hydrate-island', 'message-form.island', 'react'],
};

/** The scripts that the page has asked for, besides the first, in the order of their names. */
function watchScripts(page: Page): () => string[] {
  let names: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) names = [];
    const name = /\/assets\/(.+)-.{8}\.js$/.exec(request.url())?.[1];
    if (name && name !== 'main') names.push(name);
  });
  return () => names.toSorted();
}

/** Taps the heading, opens the menu and scrolls to the end. */
async function readAll(page: Page) {
  await page.getByRole('heading', { level: 1 }).tap();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.keyboard.press('Escape');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await idleMoment(page);
}

test.describe('on all screens', () => {
  test.use({ expectedInConsole: notFoundLine });

  test('React comes by itself for an island, and otherwise never', async ({ page }) => {
    const scripts = watchScripts(page);
    for (const { path } of [...screens, ...errorScreens]) {
      await page.goto(path);
      await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
      // Chromium 147 sometimes stops drawing for good if a page is scrolled step by step while an island loads.
      const island = page.locator('[data-island]');
      if (await island.count()) await island.first().scrollIntoViewIfNeeded();
      else await readAll(page);
      await hydrated(page);
      expect(scripts(), path).toEqual(scriptsOf[path] ?? []);
    }
  });
});

test('it comes once the island is about a screen away, in an idle moment', async ({ page }) => {
  const scripts = watchScripts(page);
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
    await drawn(page);
    await expect.poll(() => waiting.evaluate(({ length }) => length)).toBe(asks);
  }
  expect(scripts()).toEqual([]);
  await waiting.evaluate(([answer]) => answer?.({ didTimeout: true, timeRemaining: () => 0 }));
  await expect.poll(scripts).toEqual(scriptsOf['/']);
});

test('it waits for both fonts, but at most 3 seconds', async ({ page }) => {
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

test('for those who save data it comes at once when used, else never', async ({ page }) => {
  const scripts = watchScripts(page);
  await saveData(page);
  for (const [path, wanted] of Object.entries(scriptsOf)) {
    for (const way of ['touch', 'key']) {
      const arrive = await holdBack(page, '**/assets/*{react,island}*.js');
      await page.goto(path);
      await readAll(page);
      expect(scripts(), path).toEqual([]);

      const control = page.locator('[data-island]').locator('a, button, input').first();
      await (way === 'touch' ? control.tap() : control.press('Shift'));
      // All in one wave: none is there yet.
      await expect.poll(scripts, `${way} at ${path}`).toEqual(wanted);
      arrive();
      await hydrated(page);
      await page.unrouteAll();
    }
  }
});
