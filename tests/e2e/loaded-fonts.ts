import type { Page } from '@playwright/test';

export const webFonts = ['Bricolage Grotesque', 'Figtree'];

/** The font families in this state: the web fonts, or their fallbacks on the device. */
export async function fontFamilies(
  page: Page,
  status: FontFaceLoadStatus,
  kind: 'file' | 'fallback',
) {
  const names = await page.evaluate(
    (status) =>
      [...document.fonts].filter((face) => face.status === status).map((face) => face.family),
    status,
  );
  const wanted = names
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => name.includes(' as ') === (kind === 'fallback'));
  return [...new Set(wanted)].sort();
}
