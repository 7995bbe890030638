import { postPath } from '../../src/lib/post-path.ts';
import { content, unlessPosts } from './content.ts';
import { expect, followLink, longDate, openHydrated, staysInDocument, test } from './test.ts';

const { post } = content;

// A day ahead of Greenwich: dates must not slip.
test.use({ timezoneId: 'Pacific/Kiritimati' });

test('the list invites its readers to write; a card shows picture, category, title, long date, read time, excerpt and author', async ({
  page,
}) => {
  await openHydrated(page, '/blog');
  const { title, text, link } = content.blog.writeForUs;
  const section = page.getByRole('region', { name: title });
  await expect(section.getByText(text)).toBeVisible();
  await expect(section.getByRole('link', { name: link.label })).toHaveAttribute('href', '/contact');

  test.skip(...unlessPosts);
  const card = page.getByRole('article').filter({ hasText: post.title });
  await expect(card.getByRole('img', { name: post.image.alt })).toBeVisible();
  for (const text of [post.category, post.title, post.excerpt]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.getByText(longDate(post.date))).toHaveAttribute('datetime', post.date);
  await expect(card.locator('time')).toHaveCount(1);
  await expect(card).toContainText(post.readTime);
  await expect(card).toContainText(post.author);
});

test('the title and “Read More” both lead to the post, without a new document', async ({
  page,
}) => {
  test.skip(...unlessPosts);
  for (const name of [post.title, `Read More – ${post.title}`]) {
    await openHydrated(page, '/blog');
    const stayed = await staysInDocument(page, async () => {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(postPath(post.id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    });
    expect(stayed).toBe(true);
    const [opening] = post.content;
    if (opening && 'text' in opening) await expect(page.getByText(opening.text)).toBeVisible();
  }
});

test('as long as there are no posts, the page says so', async ({ page }) => {
  await openHydrated(page, '/jobs');
  await page.route('**/blog.json', (route) => route.fulfill({ json: [] }));
  await followLink(page, '/blog');
  await expect(page.getByText('No blog posts available yet. Check back soon!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
