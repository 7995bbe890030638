import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';
import { expect, notFoundLine, test, titleOf } from './test.ts';

test.use({ expectedInConsole: notFoundLine });

test('a visitor at an address where no page stands is told so, led on and led home, without React', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'info' && logged.push(line.text()));
  for (const path of ['/nope', '/about/team', '/blog/a/b', '/100%', '/BLOG/page/1', '/About']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(titleOf(content.notFound.notFound.head));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(logged.splice(0)).toEqual([`404: there is no page at ${path}`]);
  }
  const main = page.getByRole('main');
  for (const { label, href } of content.notFound.notFound.ways) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(main.getByRole('link', { name: 'Sauti 116' })).toHaveAttribute('href', 'tel:116');
  await page.getByRole('link', { name: content.notFound.notFound.link.label }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
});

test('an unknown post says so and leads back to the list', async ({ page }) => {
  const { id = 'no-such-post' } = content.posts[0] ?? {};
  for (const unknown of [id.toUpperCase(), 'no-such-post/', 'no-such-post']) {
    const response = await page.goto(postPath(unknown));
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain('Blog Post Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  }
  await expect(page).toHaveTitle(titleOf(content.blog.notFound.head));
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('where the host knows only one 404 page, an unknown post still gets its own screen', async ({
  page,
  request,
}) => {
  const general = await (await request.get('/nope')).text();
  await page.route('/blog/no-such-post', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: general }),
  );
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(page).toHaveTitle(titleOf(content.blog.notFound.head));
});
