import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page on paper, from now on, for a visitor with a dark screen: dark words on white, and nothing that only works on a screen. */
export async function expectInkOnWhite(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const [pale, grounds] = await page.evaluate(() => {
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (it) => it.checkVisibility() && it.innerText?.trim() && it.children.length === 0,
    );
    const brightness = (colour: string) =>
      Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const isFilled = (it: Element) => {
      const { backgroundColor } = getComputedStyle(it);
      return !/rgba\(0, 0, 0, 0\)|255, 255, 255/.test(backgroundColor);
    };
    return [
      texts.filter((it) => brightness(getComputedStyle(it).color) > 100).map((it) => it.innerText),
      texts.filter((it) => it.closest('*') && isFilled(it)).map((it) => it.innerText),
    ];
  });
  expect(pale, 'too pale for paper').toEqual([]);
  expect(grounds, 'on a dark ground').toEqual([]);
}
