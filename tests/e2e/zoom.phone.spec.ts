import type { Page } from '@playwright/test';
import { expect, openHydrated, test, withUserStyles } from './test.ts';

/** Scrolls down to the text of the page, and checks that header and quick exit cover little of it. */
async function expectRoomToRead(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, innerHeight));
  const exit = page.getByRole('link', { name: 'Leave this page' });
  await expect(exit).toBeInViewport({ ratio: 1 });
  const { height } = page.viewportSize() ?? { height: 0 };
  expect((await exit.boundingBox())?.height).toBeLessThan(height / 4);
  const header = await page.getByRole('banner').boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThan(height / 4);
}

test('header and quick exit leave room to read with zoom or large text', async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  // A phone in landscape, and a desktop screen of 1280 × 1024 pixels at 400 %.
  for (const [width, height] of [
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectRoomToRead(page);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({
    ratio: 1,
  });

  const name = page.getByRole('banner').getByRole('link').first();
  await expect(name).toHaveText('E-YESS Uganda');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await withUserStyles(page, 'html { font-size: 200% !important; }', async () => {
      const broken = await name.evaluate((link) => {
        const words = [...link.childNodes].find((node) => node instanceof Text);
        return Array.from(words?.data.matchAll(/\S+/g) ?? [], ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(words as Text, index);
          range.setEnd(words as Text, index + word.length);
          return { word, lines: range.getClientRects().length };
        }).filter(({ lines }) => lines !== 1);
      });
      expect(broken, `${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0));
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(640 / 4);
      await expectRoomToRead(page);
    });
  }
});
