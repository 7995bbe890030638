import type { Page } from '@playwright/test';
import { postsAPart } from '../../src/lib/blog-parts.ts';
import { content } from './content.ts';
import { expect, notFoundLine, test, titleOf } from './test.ts';

const { blog, notFound, posts } = content;
const titles = posts.map(({ title }) => title);
const numbers = Array.from(
  { length: Math.ceil(posts.length / postsAPart) },
  (_, index) => index + 1,
);
const last = numbers.length;

function pathOf(number: number): string {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
}

function titlesOf(number: number): string[] {
  return titles.slice((number - 1) * postsAPart, number * postsAPart);
}

function partLinks(page: Page) {
  return page.getByRole('navigation', { name: blog.parts.name });
}

/** Checks that a part says in every place which it is, lists its posts, and leads to its neighbours. */
async function expectPart(page: Page, number: number) {
  await expect(page).toHaveURL(pathOf(number));
  await expect(page).toHaveTitle(
    number === 1 ? titleOf(blog.head) : titleOf({ title: `Blog, page ${number}` }),
  );
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`[^/]${pathOf(number)}$`));
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(titlesOf(number));

  const links = partLinks(page);
  await expect(links.locator('[aria-current="page"]')).toHaveText(`Page ${number} of ${last}`);
  const newer = links.getByRole('link', { name: 'Newer posts', exact: true });
  const older = links.getByRole('link', { name: 'Older posts', exact: true });
  await expect(newer).toHaveCount(number > 1 ? 1 : 0);
  await expect(older).toHaveCount(number < last ? 1 : 0);
  if (number > 1) await expect(newer).toHaveAttribute('rel', 'prev');
  if (number < last) await expect(older).toHaveAttribute('rel', 'next');
}

test('a visitor reads through all posts, newest first, and back again', async ({ page }) => {
  test.skip(last <= 1, 'one page holds all posts');
  await page.goto('/blog');
  for (const number of numbers.slice(0, -1)) {
    await expectPart(page, number);
    await partLinks(page).getByRole('link', { name: 'Older posts' }).click();
  }
  for (const number of numbers.toReversed()) {
    await expectPart(page, number);
    if (number > 1) await partLinks(page).getByRole('link', { name: 'Newer posts' }).click();
  }
});

test.describe('where no part stands', () => {
  test.use({ expectedInConsole: notFoundLine });

  test('there is no page', async ({ page }) => {
    for (const path of [pathOf(Math.max(last, 1) + 1), '/blog/page/1', '/blog/page/x']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page).toHaveTitle(titleOf(notFound.notFound.head));
    }
  });
});
