import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { screens } from './screens.ts';
import {
  expect,
  hydrated,
  notFoundLine,
  openHydrated,
  staysInDocument,
  test,
  titleOf,
} from './test.ts';

const { projects } = content;

for (const { path, head, heading } of screens) {
  test(`a visitor at ${path} sees which page it is, inside the site’s frame`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(titleOf(head));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      head.description,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // What React finds wrong with the page while it takes over would stand in the console.
    await hydrated(page);
  });
}

test('a keyboard user can skip the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('from page to page the browser loads no new document, and the head follows', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const stayed = await staysInDocument(page, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(projects.intro.title);
  });
  expect(stayed).toBe(true);
  await expect(page).toHaveURL('/projects');
  await expect(page).toHaveTitle(titleOf(projects.head));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    projects.head.description,
  );
  // The browser's own Share gives this address away.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/projects$/);
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedInConsole: notFoundLine });

  async function expectNoSidewaysScroll(page: Page, where: string) {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, where).toBeLessThanOrEqual(0);
  }

  test('no page is wider than the screen', async ({ page }) => {
    for (const path of [...screens.map((screen) => screen.path), '/nope', '/blog/no-such-post']) {
      await openHydrated(page, path);
      await expectNoSidewaysScroll(page, path);
    }
  });

  test('nor is anything that opens', async ({ page, context }) => {
    await openHydrated(page, '/contact');
    await page.getByRole('button', { name: content.contact.form.send }).click();
    await expect(page.getByRole('alert')).toContainText('Error');
    await expectNoSidewaysScroll(page, 'notice');

    await openHydrated(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, 'menu');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Our Work in Action' })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page, 'picture');

    await context.grantPermissions([]);
    await openHydrated(page, `/blog/${content.post.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    await expectNoSidewaysScroll(page, 'share');
  });
});
