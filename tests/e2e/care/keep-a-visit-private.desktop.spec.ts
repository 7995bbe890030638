import { postPath } from '../../../src/lib/post-path.ts';
import { content, unlessPosts } from '../content.ts';
import { screens } from '../screens.ts';
import { expect, openHydrated, test } from '../test.ts';

/** That no page asks anyone but us for anything is seen in every test. */
test('nothing is kept of a visit, whichever pages were read', async ({ page, context }) => {
  for (const { path, heading } of screens.filter(({ path }) => !/^\/blog\//.test(path))) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.reload();
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
    test.skip(...unlessPosts);
    await page.goto(postPath(content.post.id));
    const whatsApp = page.getByRole('link', { name: 'Share on WhatsApp' });
    const href = (await whatsApp.getAttribute('href')) ?? '';
    await page.route(href, (route) => route.fulfill({ body: 'chat' }));
    const asked = page.waitForRequest((request) => request.url() === href);
    await whatsApp.click();
    expect((await asked).headers()['referer']).toBeUndefined();
  });
});
