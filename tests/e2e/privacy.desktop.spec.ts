import { paths } from './screens.ts';
import { expect, openHydrated, test } from './test.ts';

/** That no page asks anyone but us for anything is seen in every test. */
test('nothing is kept of a visit, whichever pages were read', async ({ page, context }) => {
  for (const path of paths) {
    await openHydrated(page, path);
    if (path === '/') await page.getByRole('button', { name: 'Close announcement' }).click();
  }
  expect(await context.cookies()).toEqual([]);
  const { origins } = await context.storageState({ indexedDB: true });
  expect(origins).toEqual([]);
  const kept = await page.evaluate(async () => [
    sessionStorage.length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(kept).toEqual([0, 0, 0]);
});

test.describe('on the way elsewhere', () => {
  test.use({ expectedElsewhere: /^https:\/\/wa\.me\// });

  test('other sites do not learn where a visitor came from', async ({ page }) => {
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto('/blog/young-and-ready-to-lead');
    const asked = page.waitForRequest('https://wa.me/**');
    await page.getByRole('link', { name: 'WhatsApp' }).click();
    expect((await asked).headers()['referer']).toBeUndefined();
  });
});
