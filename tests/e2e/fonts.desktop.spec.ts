import type { Page } from '@playwright/test';
import { families, ours } from './late-fonts.ts';
import { expect, openHydrated, test } from './test.ts';

/** The addresses of the fonts that the page asks for, as it asks. */
function fontRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') addresses.push(request.url());
  });
  return addresses;
}

test('the words are in our fonts, which come from our own site, and no more than these', async ({
  page,
  baseURL,
}) => {
  const addresses = fontRequests(page);
  await page.goto('/');
  await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  expect(addresses.sort()).toEqual([
    expect.stringMatching(`^${baseURL}/fonts/bricolage-grotesque-[\\w-]{8}\\.woff2$`),
    expect.stringMatching(`^${baseURL}/fonts/figtree-[\\w-]{8}\\.woff2$`),
  ]);
});

test('a page with a word in Luganda fetches the letters it needs', async ({ page, baseURL }) => {
  await openHydrated(page, '/');
  const [request] = await Promise.all([
    page.waitForRequest('**/*-luganda-*.woff2'),
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Eŋŋanda';
    }),
  ]);
  expect(request.url()).toMatch(`${baseURL}/fonts/bricolage-grotesque-luganda-`);
  expect((await request.response())?.status()).toBe(200);
});
