import type { Page } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';
import type { Screen } from './screens.ts';
import { expect, holdBack, hydrateNow } from './test.ts';

export const ours = ['Bricolage Grotesque', 'Figtree'];

const advice =
  'a line breaks in one font and not in the other: give it a little more room, or change a word in it';

/** The families in this state: those that are files of ours, or the device's fonts that stand in for them. */
export async function families(page: Page, status: FontFaceLoadStatus, kind: 'file' | 'stand-in') {
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

/** Opens a page whose fonts come late: it can be read without them, and moves neither when they come nor when React does. */
export async function expectStillWhenFontsCome(
  page: Page,
  { path, heading }: Pick<Screen, 'path' | 'heading'>,
) {
  const release = await holdBack(page, '**/fonts/*.woff2');
  const asked = ['figtree', 'bricolage-grotesque'].map((name) =>
    page.waitForRequest(`**/fonts/${name}-*.woff2`),
  );
  await page.goto(path, { waitUntil: 'commit' });
  const expectNoShift = await watchShifts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await Promise.all(asked);
  // Until a font is there the page does not know of it: words cannot hide while they wait.
  expect(await families(page, 'loading', 'file')).toEqual([]);
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  expect(await families(page, 'loaded', 'stand-in')).not.toEqual([]);
  await page.waitForLoadState('domcontentloaded');
  await expectNoShift();

  release();
  await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  await expectNoShift(advice);
  await hydrateNow(page);
  await expectNoShift();
  await page.unrouteAll();
}

/** In a window of another size the page that is open moves no more when its fonts come. */
export async function expectStillIn(page: Page, size: { width: number; height: number }) {
  const usual = page.viewportSize();
  await page.setViewportSize(size);
  // Only what a script has brought can be taken away: the fonts that stand in for ours stay.
  const fonts = await page.evaluateHandle(() =>
    [...document.fonts].filter((font) => document.fonts.delete(font)),
  );
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  const expectNoShift = await watchShifts(page, 'now');
  await fonts.evaluate((fonts) => {
    for (const font of fonts) document.fonts.add(font);
  });
  expect(await families(page, 'loaded', 'file')).toEqual(ours);
  await expectNoShift(`${advice} (at a width of ${size.width} pixels)`);
  if (usual) await page.setViewportSize(usual);
}
