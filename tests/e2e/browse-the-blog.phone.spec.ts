import { postPath } from '../../src/lib/post-path.ts';
import { content, unlessPosts } from './content.ts';
import { expect, longDate, test } from './test.ts';

const { post } = content;

test('the list invites its readers to write; a card shows picture, category, title, long date, read time, excerpt and author, and leads to the post', async ({
  page,
}) => {
  await page.goto('/blog');
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
  for (const name of [post.title, `Read More – ${post.title}`]) {
    const link = card.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', postPath(post.id));
  }
});
