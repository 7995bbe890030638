import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { expect, hydrated, openHydrated, staysInDocument, test } from './test.ts';

const { home, organisation } = content;

test.skip(!home.banner.isShown, 'no banner is shown');

function banner(page: Page) {
  return page.getByRole('dialog', { name: home.banner.label });
}

async function goHome(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: organisation.organisation.name })
    .click();
  await expect(page).toHaveURL('/');
}

test('a closed banner stays closed on the way through the site, and is back after a reload', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await banner(page).getByRole('button', { name: home.banner.close }).click();
  await expect(banner(page)).toBeHidden();

  const stayed = await staysInDocument(page, async () => {
    await page.getByRole('main').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await goHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  });
  expect(stayed).toBe(true);
  await expect(banner(page)).toHaveCount(0);

  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('a banner that was closed before React came stays closed, too', async ({ page }) => {
  await page.goto('/');
  await banner(page).getByRole('button', { name: home.banner.close }).click();
  await expect(banner(page)).toBeHidden();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await expect(banner(page)).toHaveCount(0);
});

test('a closed banner rolls up and leaves the focus at what follows', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const room = (await banner(page).boundingBox())?.height ?? 0;
  const before = (await title.boundingBox())?.y ?? 0;
  await banner(page).getByRole('button', { name: home.banner.close }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(async () => (await title.boundingBox())?.y).toBeCloseTo(before - room, 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'About Us' })).toBeFocused();
});
