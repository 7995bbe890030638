import { expectForm, expectSent, fillForm, message, sendButton } from './contact-form.ts';
import { expect, hydrateIslands, openHydrated, test } from './test.ts';

// The tests' browser has no back/forward cache unless it is told otherwise.
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
      // What lies in the browser, not in the page: without a window it holds no page at all.
      if (type !== 'Circumstantial') reasons.push(reason);
    }
  });
  await openHydrated(page, '/contact');
  await fillForm(page, message);
  await page.goto('/robots.txt');
  // A page from that cache was loaded before: no `load` comes.
  await page.goBack({ waitUntil: 'commit' });
  await hydrateIslands(page);
  await expectForm(page, message);
  expect(reasons).toEqual([]);
  await sendButton(page).click();
  await expectSent(page);
});
