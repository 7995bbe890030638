import { expectForm, expectSent, fillForm, message, sendButton } from './contact-form.ts';
import { expect, hydrateIslands, openHydrated, test } from './test.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('restores the filled form from the back/forward cache, ready to be sent', async ({ page }) => {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) {
      // Reasons in the browser, not in the page: a headless one never uses its cache.
      if (type !== 'Circumstantial') reasons.push(reason);
    }
  });
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  await page.goto('/robots.txt');
  // A page from the cache fires no `load` event.
  await page.goBack({ waitUntil: 'commit' });
  await hydrateIslands(page);
  await expectForm(page, message);
  expect(reasons).toEqual([]);
  await sendButton(page).click();
  await expectSent(page);
});
