import { content, unlessPosts } from '../content.ts';
import { screens } from '../screens.ts';
import { expect, followLink, hydrated, openHydrated, test } from '../test.ts';

const paths = [...screens.map(({ path }) => path), '/nope', '/blog/nope'];

test.use({ expectedInConsole: /status of 404/ });

test('no page asks anyone but us for anything, and nothing is kept of the visit', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => asked.add(socket.url()));
  for (const path of paths) {
    const response = await page.goto(path);
    expect(await response?.headersArray()).not.toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^set-cookie$/i) }),
    );
    await hydrated(page);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    await followLink(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.intro.title);
  }
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
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

test('other sites do not learn where a visitor came from', async ({ page }) => {
  test.skip(...unlessPosts);
  await openHydrated(page, `/blog/${content.post.id}`);
  const whatsApp = page.getByRole('link', { name: 'Share on WhatsApp' });
  const href = (await whatsApp.getAttribute('href')) ?? '';
  await page.route(href, (route) => route.fulfill({ body: 'chat' }));
  const asked = page.waitForRequest((request) => request.url() === href);
  await whatsApp.click();
  expect((await asked).headers()['referer']).toBeUndefined();
});
