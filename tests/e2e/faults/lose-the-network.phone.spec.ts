import type { Page } from '@playwright/test';
import { expectSent, fillIn, message, send } from '../contact-form.ts';
import { content } from '../content.ts';
import { expect, openHydrated, test, titleOf } from '../test.ts';

const { contact, errors, home, projects } = content;
const { tryAgain, unexpected } = errors;

test.use({
  expectedInConsole: /Failed to load resource|dynamically imported module|Failed to fetch/,
});

function title(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function projectsLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' });
}

/** The network is gone when a visitor of the start page asks for the next one. */
async function loseNetwork(page: Page) {
  await openHydrated(page, '/');
  await page.context().setOffline(true);
  await projectsLink(page).click();
  await expect(title(page)).toHaveText('Unexpected Application Error!');
}

test('a page that cannot come says so; trying again works when the network is back', async ({
  page,
  context,
}) => {
  await loseNetwork(page);
  await expect(page.getByText(unexpected.text)).toBeVisible();
  await expect(page.getByText(/Failed to fetch dynamically imported module/)).toBeVisible();
  await expect(page).toHaveTitle(titleOf(unexpected.head));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL('/projects');

  await context.setOffline(false);
  await page.getByRole('button', { name: tryAgain }).click();
  await expect(title(page)).toHaveText(projects.intro.title);
  await expect(page).toHaveTitle(titleOf(projects.head));
});

test('the page before is still there without a network', async ({ page }) => {
  await loseNetwork(page);
  await page.goBack();
  await expect(title(page)).toHaveText(home.hero.title);
  await page.goForward();
  await expect(title(page)).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: unexpected.link.label }).click();
  await expect(title(page)).toHaveText(home.hero.title);
});

test('after an error the next link is followed as soon as there is a network', async ({
  page,
  context,
}) => {
  await loseNetwork(page);
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(title(page)).toHaveText(contact.intro.title);
  await projectsLink(page).click();
  await expect(title(page)).toHaveText(projects.intro.title);
});

test('a page that stands there goes on working', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await context.setOffline(true);
  await send(page).click();
  await expectSent(page);
});
