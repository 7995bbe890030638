import type { Page } from '@playwright/test';

export const ours = ['Bricolage Grotesque', 'Figtree'];

/** The families in this state: files of ours, or the fonts of the device that are fallbacks for them. */
export async function families(page: Page, status: FontFaceLoadStatus, kind: 'file' | 'fallback') {
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
