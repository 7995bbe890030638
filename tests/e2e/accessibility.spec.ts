import type { Page } from '@playwright/test';
import { expectAccessible, expectPartAccessible } from './accessible.ts';
import { expectNothingLost, withStyles } from './nothing-lost.ts';
import { areaNames } from './screens.ts';
import { expect, onDesktop, onPhone, openHydrated, test } from './test.ts';

/** What opens on a page, or changes on it; every-screen.spec.ts looks at the pages themselves. */

const noticeBox = '[aria-label="Notices"]';

/** The stitches below the links are a picture to axe, which tells no colours apart on pictures. */
function withoutStitches(page: Page, look: () => Promise<void>) {
  return withStyles(page, 'header * { background-image: none !important; }', look);
}

/** What has opened is accessible, and on the narrowest phone it is no wider than the screen. */
async function expectWellOpened(page: Page, part: string) {
  await expectPartAccessible(page, part);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNothingLost(page, part);
  if (size) await page.setViewportSize(size);
}

function openPicture(page: Page) {
  return page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').first().click();
}

test('the open dropdown is accessible', onDesktop, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Opportunities' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeVisible();
  await withoutStitches(page, () => expectPartAccessible(page, 'header'));
});

test('the open menu and the open picture are accessible', onPhone, async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await withoutStitches(page, () => expectWellOpened(page, 'header'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openPicture(page);
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await expectWellOpened(page, 'dialog[open]');
});

test(
  'the notice of an error, and the form it speaks of, are accessible',
  onPhone,
  async ({ page }) => {
    await openHydrated(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expectWellOpened(page, noticeBox);
    await expectPartAccessible(page, 'form');
  },
);

test(
  'the address to copy by hand, and the notice that it was copied, are accessible',
  onPhone,
  async ({ page, context }) => {
    await context.grantPermissions([]);
    await openHydrated(page, '/blog/young-and-ready-to-lead');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    await expectWellOpened(page, 'main');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status')).toContainText('Link copied!');
    await expectPartAccessible(page, noticeBox);
  },
);

test('each tab is accessible', onPhone, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  for (const name of Object.values(areaNames).slice(1)) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectPartAccessible(page, 'main');
  }
});

test('the next story, and home without its banner, are accessible', onPhone, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: 'Next story' }).click();
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
  await expectAccessible(page, 'light');
});

test('pictures that did not load stay accessible', onDesktop, async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 200, body: '' }));
  await openHydrated(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectPartAccessible(page, 'main');

  await openPicture(page);
  await expect(page.getByRole('dialog').getByText(/^Girls sit close together/)).toBeVisible();
  await expectPartAccessible(page, 'dialog');
});
