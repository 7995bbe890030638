import { expectForm, expectSent, fillIn, message, send } from '../contact-form.ts';
import { screensWithControls } from '../screens.ts';
import { test as base, expect, hydrateNow, openHydrated } from '../test.ts';

/**
 * The tests' browser leaves the Back/forward cache out unless it is asked to take it in: these tests start one of their own. A
 * page that comes from there was loaded long ago: `load` would be waited for in vain.
 */
const test = base.extend({
  context: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newContext());
    await browser.close();
  },
});

test('nothing on any page keeps the browser from holding it ready for Back', async ({ page }) => {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) {
      // What lies in the browser, not in the page: without a window it holds no page at all.
      if (type !== 'Circumstantial') reasons.push(reason);
    }
  });
  for (const { path } of screensWithControls) {
    await openHydrated(page, path);
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    // In the middle of its way back a page may not let itself be closed.
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(reasons, path).toEqual([]);
  }
});

test('whoever comes back to the form finds what was typed, and can send it', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await hydrateNow(page);
  await expectForm(page, message);
  await send(page).click();
  await expectSent(page);
});
