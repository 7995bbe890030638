import type { Page } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';
import { screens } from './screens.ts';
import { expect, holdBack, hydrated, openHydrated, test } from './test.ts';

// Headless browsers on Linux round the width of every letter to whole pixels; no visitor's device does.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--font-render-hinting=none'],
      }),
    { scope: 'worker' },
  ],
});

const ours = ['Bricolage Grotesque', 'Figtree'];

/** The addresses of the fonts that the page asks for, as it asks. */
function fontRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') addresses.push(request.url());
  });
  return addresses;
}

/** The families in this state: those that are files of ours, or the device's fonts that stand in for them. */
async function families(page: Page, status: FontFaceLoadStatus, kind: 'file' | 'stand-in') {
  const names = await page.evaluate(
    (status) =>
      [...document.fonts].filter((face) => face.status === status).map((face) => face.family),
    status,
  );
  const wanted = names
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => name.includes(' as ') === (kind === 'stand-in'));
  return [...new Set(wanted)].sort();
}

test('the words are in our fonts, which come from our own site, and no more than these', async ({
  page,
  baseURL,
}) => {
  const addresses = fontRequests(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(await families(page, 'loaded', 'file')).toEqual(ours);
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

for (const { path, heading } of screens) {
  test(`${path} can be read before the fonts are there, and does not move when they come`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/fonts/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    const expectNoShift = await watchShifts(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(await families(page, 'loading', 'file')).toEqual(ours);
    const hidesWords = await page.evaluate(() =>
      [...document.fonts].some((face) => face.status === 'loading' && face.display !== 'swap'),
    );
    expect(hidesWords, 'words hide until their font is there').toBe(false);
    const standIns = await families(page, 'loaded', 'stand-in');
    test.skip(standIns.length === 0, 'this machine has neither Roboto nor a font like Arial');

    release();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await families(page, 'loaded', 'file')).toEqual(ours);
    // Else a line breaks in one font and not in the other: give it a little more room, or a shorter word.
    await expectNoShift();
  });
}
