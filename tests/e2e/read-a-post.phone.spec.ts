import { postPath } from '../../src/lib/post-path.ts';
import { content, unlessPosts } from './content.ts';
import { expect, longDate, openHydrated, test } from './test.ts';

const { post } = content;
const address = postPath(post.id);
const date = longDate(post.date);

test.skip(...unlessPosts);

test('the post shows its facts and every block of its text, and leads to the contact page', async ({
  page,
}) => {
  await openHydrated(page, address);
  const article = page.getByRole('article');
  await expect(article.getByRole('img', { name: post.image.alt })).toBeVisible();
  await expect(article.getByText(post.category, { exact: true })).toBeVisible();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(article).toContainText(post.author);
  await expect(article.getByText(date)).toHaveAttribute('datetime', post.date);
  await expect(article).toContainText(post.readTime);

  const column = article.locator(':scope *').filter({ has: page.locator('> h2') });
  const shown = await column.evaluate((element) =>
    [...element.children].map((block) => block.localName),
  );
  const elements = {
    intro: 'p',
    paragraph: 'p',
    heading: 'h2',
    subheading: 'h3',
    list: 'ul',
    callout: 'aside',
    image: 'div',
  };
  expect(shown).toEqual(
    post.content.map((block) =>
      block.type === 'image' && block.picture ? 'figure' : elements[block.type],
    ),
  );
  for (const block of post.content) {
    if ('text' in block) await expect(article.getByText(block.text).first()).toBeVisible();
    if (block.type === 'image' && block.picture) {
      const { alt, caption = '' } = block.picture;
      const figure = article.getByRole('figure').filter({ hasText: caption });
      await expect(figure.getByRole('img', { name: alt })).toBeVisible();
    }
    if ('items' in block) {
      for (const item of block.items) {
        await expect(article.getByRole('listitem').filter({ hasText: item })).toBeVisible();
      }
    }
  }
  const callout = article.getByRole('complementary');
  await expect(callout).toHaveCount(post.content.filter(({ type }) => type === 'callout').length);

  await page.getByRole('link', { name: 'Get Involved' }).click();
  await expect(page).toHaveURL('/contact');
});
