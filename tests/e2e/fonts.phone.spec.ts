import { families, ours } from './fonts-in-use.ts';
import { expect, holdBack, idleMoment, test } from './test.ts';

test('both fonts come from our own site and into use at once, and no others', async ({
  page,
  baseURL,
}) => {
  const release = await holdBack(page, '**/fonts/bricolage-grotesque-*.woff2');
  const text = page.waitForResponse('**/fonts/figtree-*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await (await text).finished();
  await idleMoment(page);
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  release();
  await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  const addresses = (await page.requests()).map((request) => request.url());
  expect(addresses.filter((it) => it.endsWith('.woff2')).sort()).toEqual([
    expect.stringMatching(`^${baseURL}/fonts/bricolage-grotesque-[\\w-]{8}\\.woff2$`),
    expect.stringMatching(`^${baseURL}/fonts/figtree-[\\w-]{8}\\.woff2$`),
  ]);
});
