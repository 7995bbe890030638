import type { Page } from '@playwright/test';
import { expect, holdRequests, test, waitForFirstScript } from './test.ts';

function banner(page: Page) {
  return page.getByRole('dialog', { name: 'Announcement' });
}

function close(page: Page) {
  return banner(page).getByRole('button', { name: 'Close announcement' });
}

/** The first button below the banner. */
function aboutUs(page: Page) {
  return page.getByRole('main').locator('a[href="/about"]').first();
}

test('closes before the first script loads, and stays closed until a reload', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/main-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await close(page).click();
  release();
  await waitForFirstScript(page);
  await expect(banner(page)).toBeHidden();
  await aboutUs(page).click();
  await page.getByRole('contentinfo').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(aboutUs(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeVisible();
  // A new visit of the address shows it, too.
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test('closes by keyboard, moves the focus on, and stays closed after Back', async ({ page }) => {
  await page.goto('/');
  await waitForFirstScript(page);
  const title = page.getByRole('heading', { level: 1 });
  const room = (await banner(page).boundingBox())?.height ?? 0;
  // One line of text.
  expect(room).toBeLessThan(56);
  const before = (await title.boundingBox())?.y ?? 0;
  await close(page).press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeCloseTo(before - room, 0);
  await page.keyboard.press('Tab');
  await expect(aboutUs(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(aboutUs(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
