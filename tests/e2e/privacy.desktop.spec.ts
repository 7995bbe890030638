import { paths } from './screens.ts';
import { expect, openHydrated, test } from './test.ts';

/** That no page sends requests to other sites is checked in every test (test.ts). */
test('stores no cookies and no other data on any page', async ({ page, context }) => {
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

test.describe('on links to other sites', () => {
  test.use({ expectedElsewhere: /^https:\/\/wa\.me\// });

  test('sends no referrer', async ({ page }) => {
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto('/blog/young-and-ready-to-lead');
    const asked = page.waitForRequest('https://wa.me/**');
    await page.getByRole('link', { name: 'WhatsApp' }).click();
    expect((await asked).headers()['referer']).toBeUndefined();
  });
});
