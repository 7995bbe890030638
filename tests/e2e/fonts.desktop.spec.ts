import type { Page } from '@playwright/test';
import { families, ours } from './late-fonts.ts';
import { expect, holdBack, idleMoment, test } from './test.ts';

/** The addresses of the fonts that the page asks for, as it asks. */
function fontRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) addresses.push(request.url());
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

test('both come into use at once', async ({ page }) => {
  const release = await holdBack(page, '**/fonts/bricolage-grotesque-*.woff2');
  const text = page.waitForResponse('**/fonts/figtree-*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await (await text).finished();
  await idleMoment(page);
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  release();
  await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
});
