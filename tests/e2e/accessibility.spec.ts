import type { Page } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';
import { expectAccessible, expectPartAccessible } from './accessible.ts';
import { content, unlessPosts } from './content.ts';
import { expectNothingLost, withStyles } from './nothing-lost.ts';
import { expect, onDesktop, onPhone, openHydrated, test } from './test.ts';

/** What opens on a page, or changes on it; the pages themselves are looked at in every-screen.spec.ts. */

const { frameNames } = content.navigation;
const noticeBox = `[aria-label="${frameNames.notices}"]`;

/** The stitches below the links are a picture to axe, which tells no colours apart on pictures. */
function withoutStitches(page: Page, look: () => Promise<void>) {
  return withStyles(page, 'header * { background-image: none !important; }', look);
}

/** What has opened holds no barrier, and on the narrowest phone it is no wider than the screen. */
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

test('the open dropdown holds no barrier', onDesktop, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Opportunities' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeVisible();
  await withoutStitches(page, () => expectPartAccessible(page, 'header'));
});

test('the open menu and the open picture hold no barrier', onPhone, async ({ page }) => {
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
  'the notice of an error, and the form it speaks of, hold no barrier',
  onPhone,
  async ({ page }) => {
    await openHydrated(page, '/contact');
    await page.getByRole('button', { name: content.contact.form.send }).click();
    await expect(page.getByRole('alert')).toContainText('Error');
    await expectWellOpened(page, noticeBox);
    await expectPartAccessible(page, 'form');
  },
);

test(
  'the address to copy by hand, and the notice that it was copied, hold no barrier',
  onPhone,
  async ({ page, context }) => {
    test.skip(...unlessPosts);
    await context.grantPermissions([]);
    await openHydrated(page, postPath(content.post.id));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    await expectWellOpened(page, 'main');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status')).toContainText('Link copied!');
    await expectPartAccessible(page, noticeBox);
  },
);

test('each tab holds no barrier', onPhone, async ({ page }) => {
  await openHydrated(page, '/focus-areas');
  for (const { title } of content.focusAreas.focusAreas.slice(1)) {
    await page.getByRole('tab', { name: title }).click();
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
    await expectPartAccessible(page, 'main');
  }
});

test('the next story, and home without its banner, hold no barrier', onPhone, async ({ page }) => {
  await openHydrated(page, '/');
  if (content.home.banner.isShown) {
    await page.getByRole('button', { name: content.home.banner.close }).click();
  }
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
  await expectAccessible(page, 'light');
});

test('pictures that did not load leave no barrier', onDesktop, async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 200, body: '' }));
  await openHydrated(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectPartAccessible(page, 'main');

  await openPicture(page);
  const words = content.gallery.gallery[0]?.image.alt ?? 'missing';
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expectPartAccessible(page, 'dialog');
});
