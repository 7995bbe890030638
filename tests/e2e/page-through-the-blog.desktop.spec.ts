import type { Page } from '@playwright/test';
import { postsAPart } from '../../src/lib/blog-parts.ts';
import { content } from './content.ts';
import {
  expect,
  hydrateNow,
  notFoundLine,
  openHydrated,
  staysInDocument,
  test,
  titleOf,
} from './test.ts';

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
  if (number > 1) {
    await expect(newer).toHaveAttribute('rel', 'prev');
    await expect(newer).toHaveAttribute('href', pathOf(number - 1));
  }
  if (number < last) {
    await expect(older).toHaveAttribute('rel', 'next');
    await expect(older).toHaveAttribute('href', pathOf(number + 1));
  }
}

if (last <= 1) {
  test('as long as one page holds all posts, nothing is said of parts', async ({ page }) => {
    await openHydrated(page, '/blog');
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    await expect(partLinks(page)).toHaveCount(0);
    await expect(page.getByText(/Page \d/)).toHaveCount(0);
  });
} else {
  test('a visitor reads through all posts, newest first, and back again', async ({ page }) => {
    await openHydrated(page, '/blog');
    const stayed = await staysInDocument(page, async () => {
      for (const number of numbers) {
        await expectPart(page, number);
        if (number === last) break;
        await partLinks(page).getByRole('link', { name: 'Older posts' }).click();
        await expect.poll(() => page.evaluate(() => scrollY), 'starts at its top').toBe(0);
      }
      for (const number of numbers.toReversed().slice(1)) {
        await partLinks(page).getByRole('link', { name: 'Newer posts' }).click();
        await expectPart(page, number);
      }
    });
    expect(stayed).toBe(true);
    expect(numbers.flatMap(titlesOf), 'every post once').toEqual(titles);
  });

  test('each part can be opened by its address', async ({ page }) => {
    for (const number of numbers) {
      const response = await page.goto(pathOf(number));
      expect(response?.status()).toBe(200);
      await hydrateNow(page);
      await expectPart(page, number);
    }
  });

  test('the next part is fetched when its link has the focus', async ({ page }) => {
    await openHydrated(page, '/blog');
    const data = page.waitForRequest(`**${pathOf(2)}.json`);
    await partLinks(page).getByRole('link', { name: 'Older posts' }).focus();
    await data;
  });
}

test.describe('where no part stands', () => {
  test.use({ expectedInConsole: notFoundLine });

  const unknown = [pathOf(Math.max(last, 1) + 1), '/blog/page/1', '/blog/page/x'];

  async function expectLost(page: Page) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(titleOf(notFound.notFound.head));
  }

  test('there is no page', async ({ page }) => {
    for (const path of unknown) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expectLost(page);
      await hydrateNow(page);
      await expectLost(page);
    }
  });

  test('there is no page for those who come from within the site, either', async ({ page }) => {
    await openHydrated(page, '/blog');
    for (const path of unknown) {
      const logged = page.waitForEvent('console', (message) => message.text().includes(path));
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      expect((await logged).text()).toBe(`404: there is no page at ${path}`);
      await expectLost(page);
    }
  });
});
