import { empty } from '../../src/content/blog.ts';
import {
  bannerLabels,
  callLabels,
  noCalls,
  noJobs,
  storiesIntro,
} from '../../src/content/labels.ts';
import { expect, test } from './test.ts';

test.use({ site: 'few' });

test('home has no banner, and a single story no arrows', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog', { name: bannerLabels.label })).toHaveCount(0);
  const stories = page.getByRole('region', { name: storiesIntro.title });
  await expect(stories.getByRole('group')).toHaveCount(1);
  await expect(stories.getByRole('button')).toHaveCount(0);
});

for (const [path, { title, text = '', link }] of [
  ['/blog', empty],
  ['/jobs', noJobs],
  ['/announcements', noCalls],
] as const) {
  test(`without entries ${path} says so, and leads on`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const message = main.locator('div').filter({ has: page.locator('> h2', { hasText: title }) });
    await expect(message).toContainText(text);
    const wayOn = message.getByRole('link', { name: link.label });
    await expect(wayOn).toHaveAttribute('href', link.href);
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('link', { name: callLabels.apply })).toHaveCount(0);
  });
}
