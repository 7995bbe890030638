import { notFound as unknownPost } from '../../src/content/blog.ts';
import { notFound } from '../../src/content/labels.ts';
import { expect, notFoundLine, test } from './test.ts';

test.use({ expectedInConsole: notFoundLine });

test('a visitor at an unknown address is led on without React, and the address is logged', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'info' && logged.push(line.text()));
  // Not an address that can be decoded.
  await page.goto('/100%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  expect(logged).toEqual(['404: there is no page at /100%']);
  for (const { label, href } of notFound.ways) {
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(link).toHaveAttribute('href', href);
  }
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknownPost.head.title);
  await expect(page).toHaveTitle(`${unknownPost.head.title} – E-YESS Uganda`);
  await page.getByRole('link', { name: unknownPost.link.label }).click();
  await expect(page).toHaveURL('/blog');
});
