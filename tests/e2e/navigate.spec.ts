import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { allLaidOut, expect, firstScript, onDesktop, onPhone, test } from './test.ts';

const { home, navigation, projects, safetyAndPrivacy } = content;

/** Browsers scroll to parts of a pixel. */
async function expectAt(page: Page, place: number) {
  await expect
    .poll(() => page.evaluate((place) => Math.abs(scrollY - place), place))
    .toBeLessThanOrEqual(1);
}

test('a keyboard user can skip the header', onDesktop, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.frameNames.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'a link to a focus area leads the eye there, and Tab first to the way to leave',
  onDesktop,
  async ({ page }) => {
    const area = page.getByRole('heading', { level: 2, name: 'Climate Justice' });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Climate Justice' }).press('Enter');
    await expect(page).toHaveURL('/focus-areas#climate');
    await firstScript(page);
    await expect(area).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: safetyAndPrivacy.leave.link.label })).toBeFocused();
    await expect(area).toBeInViewport();
  },
);

test('a reload, Back and Forward lead to where the visitor was', onPhone, async ({ page }) => {
  await page.goto('/');
  await allLaidOut(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(800);
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(projects.intro.title);
  await expectAt(page, 0);
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await expectAt(page, 600);
  await page.goBack();
  await expect(heading).toHaveText(home.hero.title);
  await expectAt(page, left);
  await page.goForward();
  await expect(heading).toHaveText(projects.intro.title);
  await expectAt(page, 600);
});
