import type { Page } from '@playwright/test';
import { type Moved, watchShifts } from './layout-shifts.ts';
import type { Screen } from './screens.ts';
import { expect, holdBack, hydrateNow } from './test.ts';

export const ours = ['Bricolage Grotesque', 'Figtree'];

/** The styles of our fonts, each with a scale for the font that stands in for it (src/fonts.css). */
const ourStyles = [
  { family: 'Figtree', weight: 400 },
  { family: 'Figtree', weight: 600 },
  { family: 'Bricolage Grotesque', weight: 700 },
];

/** Our words are up to a hundredth longer in a font that stands in, where more lines then break alike. */
const alike = 0.0125;

const nextToNothing = 0.01;

/**
 * What one more line of a heading moves at most. However alike two fonts are, one text in seventy has a line more in one of
 * them: who writes a post need not look for other words, as she would have to for every eighth.
 */
const aLine = 0.06;

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
  const moved = await watchShifts(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await Promise.all(asked);
  // Until a font is there the page does not know of it: words cannot hide while they wait.
  expect(await families(page, 'loading', 'file')).toEqual([]);
  expect(await families(page, 'loaded', 'file')).toEqual([]);
  expect(await families(page, 'loaded', 'stand-in')).not.toEqual([]);
  await page.waitForLoadState('domcontentloaded');
  expectStill(page, await moved());

  release();
  await expect.poll(() => families(page, 'loaded', 'file')).toEqual(ours);
  expectFontsToFit(page, await moved());
  await hydrateNow(page);
  expectStill(page, await moved());
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
  const moved = await watchShifts(page, 'now');
  await fonts.evaluate((fonts) => {
    for (const font of fonts) document.fonts.add(font);
  });
  expect(await families(page, 'loaded', 'file')).toEqual(ours);
  expectFontsToFit(page, await moved());
  if (usual) await page.setViewportSize(usual);
}

/** Expects words to be as long in a font of the device as in ours, for which it stands in. */
export async function expectAsLong(page: Page, device: 'Arial' | 'Roboto', words: string) {
  for (const { family, weight } of ourStyles) {
    const standIn = `${device} as ${family}`;
    const [inStandIn = 0, inOurs = 0] = await page.evaluate(
      async ({ fonts, words }) => {
        const canvas = document.createElement('canvas').getContext('2d');
        const lengths: number[] = [];
        for (const font of fonts) {
          await document.fonts.load(font);
          if (canvas) canvas.font = font;
          lengths.push(canvas?.measureText(words).width ?? 0);
        }
        return lengths;
      },
      { fonts: [standIn, family].map((name) => `${weight} 16px "${name}"`), words },
    );
    const ratio = inStandIn / inOurs;
    expect(Math.abs(ratio - 1), `${standIn} ${weight} is ${ratio} times as wide`).toBeLessThan(
      alike,
    );
  }
}

function expectStill(page: Page, { sum, told }: Moved) {
  expect(sum, `${page.url()} moves: ${told}`).toBeLessThan(nextToNothing);
}

function expectFontsToFit(page: Page, { sum, told }: Moved) {
  const isOfPosts = new URL(page.url()).pathname.startsWith('/blog');
  const advice =
    'a line breaks in one font and not in the other: give it a little more room, or change a word in it';
  const width = `at a width of ${page.viewportSize()?.width} pixels`;
  expect(sum, `${page.url()} moves ${width}: ${advice}: ${told}`).toBeLessThan(
    isOfPosts ? aLine : nextToNothing,
  );
}
