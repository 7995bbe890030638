import type { Page } from '@playwright/test';
import { expectSent, field, fillIn, message, send } from './contact-form.ts';
import { content } from './content.ts';
import { expect, onDesktop, onPhone, openHydrated, test } from './test.ts';

const { frameNames } = content.navigation;
const { labels } = content.contact.form;

function box(page: Page) {
  return page.getByRole('region', { name: frameNames.notices });
}

function close(page: Page) {
  return page.getByRole('button', { name: frameNames.closeNotice });
}

test('a notice of an error looks like one', onDesktop, async ({ page }) => {
  await openHydrated(page, '/contact');
  await send(page).click();
  const danger = await box(page).evaluate((it) => getComputedStyle(it).borderLeftColor);
  await fillIn(page, message);
  await send(page).click();
  await expectSent(page);
  expect(await box(page).evaluate((it) => getComputedStyle(it).borderLeftColor)).not.toBe(danger);
});

test('good news goes by itself, but not while someone is at it', onDesktop, async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  // Screen readers watch these places from the start, but are not led to an empty one.
  await expect(page.getByRole('status')).toBeAttached();
  await expect(page.getByRole('alert')).toBeAttached();
  await expect(box(page)).toHaveCount(0);
  await fillIn(page, message);
  await send(page).click();
  await expectSent(page);

  await page.clock.runFor(5_000);
  await expectSent(page);
  await box(page).hover();
  await page.clock.runFor(60_000);
  await expectSent(page);
  await page.mouse.move(2, 700);
  await close(page).focus();
  await page.clock.runFor(60_000);
  await expectSent(page);
  await field(page, 'name').focus();
  // Its time begins anew.
  await page.clock.runFor(8_000);
  await expectSent(page);
  await page.clock.runFor(12_000);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(close(page)).toHaveCount(0);
  await expect(box(page)).toHaveCount(0);
});

test(
  'an error stays until it is closed, and the focus goes back to where it was',
  onPhone,
  async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/contact');
    for (const way of ['click', 'Escape'] as const) {
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText('Error');
      await page.clock.runFor(120_000);
      await expect(page.getByRole('alert')).toContainText('Error');
      if (way === 'click') {
        await close(page).click();
      } else {
        await close(page).focus();
        await page.keyboard.press('Escape');
      }
      await expect(page.getByRole('alert')).toBeEmpty();
      await expect(field(page, 'name')).toBeFocused();
    }
  },
);

test('a notice leaves the menu in reach', onPhone, async ({ page }) => {
  await openHydrated(page, '/contact');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await page.getByRole('button', { name: frameNames.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test('a notice hides neither the field in question nor its label', async ({ page }) => {
  await openHydrated(page, '/contact');
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await fillIn(page, { ...message, [name]: '' });
    await send(page).scrollIntoViewIfNeeded();
    await send(page).click();
    await expect(field(page, name)).toBeFocused();
    const notice = await box(page).boundingBox();
    const label = await page.getByText(`${labels[name]} *`).boundingBox();
    const control = await field(page, name).boundingBox();
    if (!notice || !label || !control) throw new Error('Something has no place.');
    const isBeside = label.x + control.width <= notice.x;
    if (!isBeside) expect(label.y, name).toBeGreaterThanOrEqual(notice.y + notice.height);
    await expect(field(page, name)).toBeInViewport();
  }
});
