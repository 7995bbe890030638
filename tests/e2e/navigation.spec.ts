import type { Page } from '@playwright/test';
import {
  expect,
  onDesktop,
  onPhone,
  test,
  waitForDeferredLayout,
  waitForFirstScript,
} from './test.ts';

/** Compares with a tolerance of one pixel, because browsers scroll to fractions of a pixel. */
async function expectAt(page: Page, path: string, place: number) {
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => page.evaluate((place) => Math.abs(scrollY - place), place))
    .toBeLessThanOrEqual(1);
}

test('skips the header by keyboard; pressing Shift does nothing', onDesktop, async ({ page }) => {
  await page.goto('/about');
  await waitForFirstScript(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a reload, Back and Forward restore the scroll position', onPhone, async ({ page }) => {
  await page.goto('/');
  await waitForDeferredLayout(page);
  const link = page.getByRole('contentinfo').locator('a[href="/projects"]');
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(800);
  await link.click();
  await expectAt(page, '/projects', 0);
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await expectAt(page, '/projects', 600);
  await page.goBack();
  await expectAt(page, '/', left);
  await page.goForward();
  await expectAt(page, '/projects', 600);
});
