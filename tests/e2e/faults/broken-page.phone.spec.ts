import { postPath } from '../../../src/lib/post-path.ts';
import { content, unlessPosts } from '../content.ts';
import { expect, followLink, openHydrated, test, titleOf } from '../test.ts';

const { blog, errors, post } = content;
const { tryAgain, unexpected } = errors;

test.use({ expectedInConsole: /Cannot read properties|error boundary/ });

test('a page that breaks says what happened, inside the frame; trying again works', async ({
  page,
}) => {
  test.skip(...unlessPosts);
  await openHydrated(page, '/blog');
  // As when a new version tells more of a post, or less, than the old one can show.
  await page.route('**/blog/*.json', (route) => route.fulfill({ json: { id: 'strange' } }));
  await followLink(page, postPath(post.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(titleOf(unexpected.head));
  await expect(page.getByText(/Cannot read properties/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('button', { name: tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await followLink(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.intro.title);
});
