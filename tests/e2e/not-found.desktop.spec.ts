import { expect, notFoundLine, test } from './test.ts';

test.use({ expectedInConsole: notFoundLine });

test('an unknown address shows links to the main pages', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'info' && logged.push(line.text()));
  // An address that cannot be decoded.
  await page.goto('/100%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  expect(logged).toEqual(['404: there is no page at /100%']);
  for (const [name, href] of [
    ['Health, safety and what to do now', '/focus-areas'],
    ['What we do, and where', '/projects'],
    ['Jobs and volunteer roles', '/jobs'],
    ['Talk to us', '/contact'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
  }
});

test('an unknown post has its own screen on any host', async ({ page, request }) => {
  const general = await (await request.get('/nope')).text();
  await page.route('/blog/no-such-post', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: general }),
  );
  await page.goto('/blog/no-such-post');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(page).toHaveTitle('Blog Post Not Found – E-YESS Uganda');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
