import { expect, test } from './test.ts';

test.use({ site: 'few' });

test('home shows no banner, and no arrows with a single story', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Announcement' })).toHaveCount(0);
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await expect(stories.getByRole('group')).toHaveCount(1);
  await expect(stories.getByRole('button')).toHaveCount(0);
});

for (const { path, title, text = '', link, href } of [
  {
    path: '/blog',
    title: 'No blog posts available yet. Check back soon!',
    link: 'See Our Projects',
    href: '/projects',
  },
  {
    path: '/jobs',
    title: 'No Open Positions',
    text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
    link: 'Contact Us',
    href: '/contact',
  },
  {
    path: '/announcements',
    title: 'No open calls right now',
    text: 'Please check back later or contact us',
    link: 'Contact Us',
    href: '/contact',
  },
]) {
  test(`${path} shows an empty state with a link`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const message = main
      .locator('div')
      .filter({ has: page.locator('> h2', { hasText: new RegExp(`^${title}$`) }) });
    await expect(message).toContainText(text);
    const wayOn = message.getByRole('link', { name: link });
    await expect(wayOn).toHaveAttribute('href', href);
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  });
}
