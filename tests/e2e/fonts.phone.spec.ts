import { fontFamilies, webFonts } from './loaded-fonts.ts';
import { expect, holdRequests, test, waitForIdle } from './test.ts';

test('loads two web fonts from our own site, and uses them together', async ({ page, baseURL }) => {
  const release = await holdRequests(page, '**/fonts/bricolage-grotesque-*.woff2');
  const text = page.waitForResponse('**/fonts/figtree-*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await (await text).finished();
  await waitForIdle(page);
  expect(await fontFamilies(page, 'loaded', 'file')).toEqual([]);
  release();
  await expect.poll(() => fontFamilies(page, 'loaded', 'file')).toEqual(webFonts);
  const addresses = (await page.requests()).map((request) => request.url());
  expect(addresses.filter((it) => it.endsWith('.woff2')).sort()).toEqual([
    expect.stringMatching(`^${baseURL}/fonts/bricolage-grotesque-[\\w-]{8}\\.woff2$`),
    expect.stringMatching(`^${baseURL}/fonts/figtree-[\\w-]{8}\\.woff2$`),
  ]);
});
