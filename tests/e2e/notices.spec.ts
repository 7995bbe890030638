import type { Page } from '@playwright/test';
import {
  expectForm,
  expectSent,
  field,
  fillForm,
  labels,
  loggedMessages,
  message,
  sendButton,
} from './contact-form.ts';
import { expect, onDesktop, onPhone, openHydrated, test } from './test.ts';

function box(page: Page) {
  return page.getByRole('region', { name: 'Notices' });
}

function close(page: Page) {
  return page.getByRole('button', { name: 'Close notice' });
}

/** An error's edge is red. */
function edgeColour(page: Page): Promise<string> {
  return box(page).evaluate((it) => getComputedStyle(it).borderLeftColor);
}

test('an empty or blank field shows an error notice that does not cover it', async ({ page }) => {
  const logged = loggedMessages(page);
  const notice = page.getByRole('alert');
  await openHydrated(page, '/contact');
  const validity = (name: keyof typeof message) =>
    field(page, name).evaluate((it: HTMLInputElement) => it.validationMessage);
  for (const [name, value] of [
    ['name', '  '],
    ['email', ''],
    ['subject', ''],
    ['message', '  \n '],
  ] as const) {
    const values = { ...message, [name]: value };
    await fillForm(page, values);
    await sendButton(page).scrollIntoViewIfNeeded();
    await sendButton(page).click();
    await expect(notice).toContainText('Please fill in all fields before submitting.');
    await expect(field(page, name)).toBeFocused();
    expect(await validity(name)).not.toBe('');
    await expectForm(page, values);
    await expect(page.getByRole('status')).toBeEmpty();

    const covered = await box(page).boundingBox();
    const label = await page.getByText(`${labels[name]} *`).boundingBox();
    const control = await field(page, name).boundingBox();
    if (!covered || !label || !control) throw new Error('Something has no place.');
    const isBeside = label.x + control.width <= covered.x;
    if (!isBeside) expect(label.y, name).toBeGreaterThanOrEqual(covered.y + covered.height);
    await expect(field(page, name)).toBeInViewport();

    await field(page, name).fill(message[name]);
    // The mark goes as soon as the field is filled, not only at the next try.
    expect(await validity(name)).toBe('');
  }
  const danger = await edgeColour(page);
  await sendButton(page).click();
  await expectSent(page);
  await expect(notice).toBeEmpty();
  expect(await edgeColour(page)).not.toBe(danger);
  await expect.poll(() => logged).toEqual([message]);
});

test('a success notice closes by itself unless it is in use', onDesktop, async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  // The live regions exist from the start, but an empty one is no landmark.
  await expect(page.getByRole('status')).toBeAttached();
  await expect(page.getByRole('alert')).toBeAttached();
  await expect(box(page)).toHaveCount(0);
  await fillForm(page, message);
  await sendButton(page).click();
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
  // The timeout starts again.
  await page.clock.runFor(8_000);
  await expectSent(page);
  await page.clock.runFor(12_000);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(close(page)).toHaveCount(0);
  await expect(box(page)).toHaveCount(0);
});

test('an error notice stays until closed and returns the focus', onPhone, async ({ page }) => {
  const notice = page.getByRole('alert');
  await page.clock.install();
  await openHydrated(page, '/contact');
  for (const way of ['click', 'Escape']) {
    await sendButton(page).click();
    await expect(notice).not.toBeEmpty();
    await page.clock.runFor(120_000);
    await expect(notice).not.toBeEmpty();
    if (way === 'click') await close(page).click();
    else await close(page).press('Escape');
    await expect(notice).toBeEmpty();
    await expect(field(page, 'name')).toBeFocused();
  }
  await sendButton(page).click();
  await expect(notice).not.toBeEmpty();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').locator('a[href="/projects"]').click();
  await expect(page).toHaveURL('/projects');
});
