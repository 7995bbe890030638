import type { Page } from '@playwright/test';
import { content, unlessPosts } from './content.ts';
import { expect, holdBack, hydrated, idleMoment, test } from './test.ts';

/** Opens a page whose scripts are late: what is clicked meanwhile must not be lost. */
async function openLate(
  page: Page,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<() => void> {
  const arrive = await holdBack(page, '**/assets/hydrate-*.js');
  await page.goto(path, { waitUntil });
  return arrive;
}

test('the banner closes once it can', async ({ page }) => {
  test.skip(!content.home.banner.isShown, 'no banner is shown');
  const arrive = await openLate(page, '/');
  const banner = page.getByRole('complementary', { name: content.home.banner.label });
  await banner.getByRole('button').click();
  await expect(banner).toBeVisible();
  arrive();
  await expect(banner).toBeHidden();
});

test('the stories turn once they can, by one', async ({ page }) => {
  const arrive = await openLate(page, '/');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  arrive();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
});

test('a picture opens in its overlay', async ({ page }) => {
  const arrive = await openLate(page, '/about');
  await page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/about');
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Share copies', async ({ page, context }) => {
  test.skip(...unlessPosts);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const arrive = await openLate(page, `/blog/${content.post.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  arrive();
  await expect(page.getByRole('status')).toContainText('Link copied!');
});

test('a message written and sent is thanked for, and nothing typed is lost', async ({ page }) => {
  const arrive = await openLate(page, '/contact');
  const { labels, send } = content.contact.form;
  const fields = [labels.name, labels.email, labels.subject, labels.message];
  for (const name of fields) {
    await page.getByRole('textbox', { name }).fill('amina@mail.example');
  }
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('textbox', { name: labels.message })).toHaveValue(
    'amina@mail.example',
  );
  await expect(page).toHaveURL('/contact');
  arrive();
  await expect(page.getByRole('status')).toContainText('Message Sent!');
  await expect(page.getByRole('textbox', { name: labels.message })).toHaveValue('');
});

test('of several clicks the last one counts, once', async ({ page }) => {
  const arrive = await openLate(page, '/');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  for (const name of ['next', 'previous', 'previous'] as const) {
    await stories.getByRole('button', { name: content.home.storiesIntro[name] }).click();
  }
  arrive();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^3 of 3/);
});

test('a click made before the page has loaded counts once, too', async ({ page }) => {
  const load = await holdBack(page, '**/favicon.svg');
  const arrive = await openLate(page, '/', 'commit');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  load();
  await page.waitForLoadState('load');
  // In which React would start by itself.
  await idleMoment(page);
  arrive();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
});

test('a click made while React takes over counts once, too', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) =>
      window.setTimeout(() => requestAnimationFrame(draw), 500);
  });
  await page.goto('/');
  await hydrated(page);
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
  await page.locator('html[data-scripted=yes]').waitFor();
  await expect(stories.locator('[aria-live="polite"]')).toHaveText(/^2 of 3/);
});

test('links do not wait', async ({ page }) => {
  await openLate(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Get Involved' }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('when the scripts never come', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without its scripts/ });

  test('a picture opens as a file, as without JavaScript', async ({ page }) => {
    await page.route('**/assets/hydrate-*.js', (route) => route.abort());
    await page.goto('/about');
    await page
      .getByRole('region', { name: 'Our Work in Action' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/pictures\/.*\.svg$/);
  });
});

test('the console stays quiet when nothing was clicked', async ({ page }) => {
  const arrive = await openLate(page, '/');
  arrive();
  await hydrated(page);
});
