import { content } from './content.ts';
import { screens } from './screens.ts';
import { expect, notFoundLine, test } from './test.ts';

test.use({ javaScriptEnabled: false, expectedInConsole: notFoundLine });

for (const { path, heading } of screens) {
  test(`when JavaScript is unavailable, ${path} can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('when JavaScript is unavailable, the two kinds of “not found” can be read', async ({
  page,
}) => {
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: content.errors.notFound.link.label }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('when JavaScript is unavailable, a visitor reaches Jobs through the menu', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const jobs = page.getByRole('banner').getByRole('link', { name: 'Jobs' });
  const opener = page.getByRole('button', { name: isMobile ? 'Open menu' : 'Opportunities' });
  await expect(jobs).toBeHidden();

  await opener.click();
  await expect(jobs).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(jobs).toBeHidden();

  await opener.click();
  await page.mouse.click(5, 500);
  await expect(jobs).toBeHidden();

  await opener.click();
  await jobs.click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.jobs.intro.title);
  await expect(jobs).toBeHidden();
});
