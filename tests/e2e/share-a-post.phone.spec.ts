import { postPath } from '../../src/lib/post-path.ts';
import { content, unlessPosts } from './content.ts';
import { expect, test } from './test.ts';

const { post, blog } = content;
const address = postPath(post.id);

test.skip(...unlessPosts);

test('Share copies the address, without its hash and without React, and says so each time', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${address}?from=friend#main`);
  await page.getByRole('button', { name: 'Share' }).click();
  const notice = page.getByRole('status');
  await expect(notice).toContainText('Link copied!');
  await expect(notice).toContainText('Blog post link copied to clipboard');
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${origin}${address}?from=friend`,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);

  // A screen reader tells what comes anew, so the same words come anew at the next press.
  await notice.locator('> *').evaluate((words) => words.setAttribute('data-told', ''));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(notice.locator('[data-told]')).toHaveCount(0);
  await expect(notice).toContainText('Link copied!');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a plain link hands the post to WhatsApp', async ({ page }) => {
      await page.goto(address);
      const link = page.getByRole('link', { name: 'Share on WhatsApp' });
      await expect(link).toBeVisible();
      const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin + pathname).toBe('https://wa.me/');
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(searchParams.get('text')).toBe(`${post.title} ${canonical}`);
    });
  });
}

test('where copying is denied, the address stands selected in a field, with what to do', async ({
  page,
  context,
}) => {
  // Granting nothing denies everything.
  await context.grantPermissions([]);
  await page.goto(address);
  const { href } = new URL(address, page.url());
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('textbox', { name: blog.share.copyYourself });
  await expect(page.getByText(blog.share.copyYourself)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(href);
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(href);
  await expect(page.getByRole('status')).toBeEmpty();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(field).toBeFocused();
  // Nothing to type here, so a phone need not show its keyboard.
  await expect(field).toHaveJSProperty('readOnly', true);
  await page.keyboard.type('x');
  await expect(field).toHaveValue(href);
});

test('where there is no clipboard at all, the field appears as well', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: blog.share.copyYourself })).toBeFocused();
});
