import type { Page } from '@playwright/test';
import { expectAccessible, expectPartAccessible } from './accessibility.ts';
import { expectNoOverflow } from './overflow.ts';
import { areaNames } from './screens.ts';
import { expect, onDesktop, onPhone, openHydrated, test, withUserStyles } from './test.ts';

/** Checks the opened and changed states of pages; every-screen.spec.ts checks the pages as they load. */

const noticeBox = '[aria-label="Notices"]';

/** Axe measures no contrast on background images, such as the stitches below the links. */
function withoutBackgroundImages(page: Page, look: () => Promise<void>) {
  return withUserStyles(page, 'header * { background-image: none !important; }', look);
}

/** Also checks that it fits the narrowest phone. */
async function expectAccessibleAndFitting(page: Page, part: string) {
  await expectPartAccessible(page, part);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, part);
  if (size) await page.setViewportSize(size);
}

function openPicture(page: Page) {
  return page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').first().click();
}

test('the open dropdown is accessible', onDesktop, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Opportunities' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeVisible();
  await withoutBackgroundImages(page, () => expectPartAccessible(page, 'header'));
});

test('the open menu and the gallery overlay are accessible', onPhone, async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await withoutBackgroundImages(page, () => expectAccessibleAndFitting(page, 'header'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openPicture(page);
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await expectAccessibleAndFitting(page, 'dialog[open]');
});

test('the error notice and the marked form are accessible', onPhone, async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expectAccessibleAndFitting(page, noticeBox);
  await expectPartAccessible(page, 'form');
});

test('the field and the notice of Share are accessible', onPhone, async ({ page, context }) => {
  await context.grantPermissions([]);
  await openHydrated(page, '/blog/young-and-ready-to-lead');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expectAccessibleAndFitting(page, 'main');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied!');
  await expectPartAccessible(page, noticeBox);
});

test('each focus area is accessible after its tab is chosen', onPhone, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  for (const name of Object.values(areaNames).slice(1)) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectPartAccessible(page, 'main');
  }
});

test('home with the next story and no banner is accessible', onPhone, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: 'Next story' }).click();
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
  await expectAccessible(page, 'light');
});

test('the texts in place of failed pictures are accessible', onDesktop, async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 200, body: '' }));
  await openHydrated(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectPartAccessible(page, 'main');

  await openPicture(page);
  await expect(page.getByRole('dialog').getByText(/^Girls sit close together/)).toBeVisible();
  await expectPartAccessible(page, 'dialog');
});
