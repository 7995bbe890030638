import { expect, test } from './test.ts';

const address = '/blog/young-and-ready-to-lead';

test('copies the address without React, with a notice each time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?from=friend#main`);
  const button = page.getByRole('button', { name: 'Share' });
  await button.click();
  const notice = page.getByRole('status');
  await expect(notice).toContainText('Link copied!');
  await expect(notice).toContainText('Blog post link copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('textbox')).toHaveCount(0);

  // A screen reader announces added elements, so the next click has to add the same words again.
  await notice.locator('> *').evaluate((words) => words.setAttribute('data-told', ''));
  await button.click();
  await expect(notice.locator('[data-told]')).toHaveCount(0);
  await expect(notice).toContainText('Link copied!');
});

test('without a clipboard, shows the address selected in a field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.goto(address);
  const { href } = new URL(address, page.url());
  const button = page.getByRole('button', { name: 'Share' });
  await button.click();
  const advice = 'press and hold it and choose Copy, or press Ctrl+C';
  const field = page.getByRole('textbox', { name: advice });
  await expect(page.getByText(advice)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(href);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(href);
  await expect(page.getByRole('status')).toBeEmpty();

  await button.click();
  await expect(field).toBeFocused();
  // Read-only, so that a phone does not open its keyboard.
  await expect(field).toHaveJSProperty('readOnly', true);
  await page.keyboard.type('x');
  await expect(field).toHaveValue(href);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link shares the post on WhatsApp', async ({ page }) => {
    await page.goto(address);
    const link = page.getByRole('link', { name: 'WhatsApp' });
    await expect(link).toBeVisible();
    const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(origin + pathname).toBe('https://wa.me/');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toContain(address);
    expect(searchParams.get('text')).toBe(`Young, ready and rarely asked ${canonical}`);
  });
});
