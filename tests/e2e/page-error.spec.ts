import { content } from './content.ts';
import { expect, openHydrated, test, titleOf } from './test.ts';

test.use({ expectedInConsole: /Failed to load resource|dynamically imported module/ });

test('a page that cannot be shown says what happened, inside the frame; trying again works', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.route('**/assets/projects-*.js', (route) => route.abort());
  await page.getByRole('link', { name: content.home.callToAction.links[0].label }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(titleOf(content.errors.unexpected.head));
  await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.unroute('**/assets/projects-*.js');
  await page.getByRole('button', { name: content.errors.unexpected.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.projects.intro.title);
  await expect(page).toHaveTitle(titleOf(content.projects.head));
});

test('a page that cannot be shown leads home', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route('**/blog.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/blog"]')?.click());
  await expect(page.getByText('/blog.json could not be loaded (status 500).')).toBeVisible();
  await page.getByRole('link', { name: content.errors.unexpected.link.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
  await expect(page).toHaveTitle(titleOf(content.home.head));
});
