import { expectSent, fillIn, message, send } from '../contact-form.ts';
import { content } from '../content.ts';
import { expect, openHydrated, test, titleOf } from '../test.ts';

const { contact, errors, home, projects } = content;
const { unexpected } = errors;

test.use({
  expectedInConsole: /Failed to load resource|dynamically imported module|Failed to fetch/,
});

test('a page that cannot come says so; trying again works when the network is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText(unexpected.text)).toBeVisible();
  await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(page).toHaveTitle(titleOf(unexpected.head));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL('/projects');

  await context.setOffline(false);
  await page.getByRole('button', { name: unexpected.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
  await expect(page).toHaveTitle(titleOf(projects.head));
});

test('the page before is still there without a network', async ({ page, context }) => {
  await openHydrated(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: unexpected.link.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
});

test('after an error the next link is followed as soon as there is a network', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.intro.title);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
});

test('a page that stands there goes on working', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await context.setOffline(true);
  await send(page).click();
  await expectSent(page);
});
