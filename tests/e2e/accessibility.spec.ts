import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { screens } from './screens.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands now, in one colour scheme or in both. */
async function expectAccessible(page: Page, schemes: ('light' | 'dark')[] = ['light']) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations, passes } = await new AxeBuilder({ page }).withTags(standards).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
    expect(found, colorScheme).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
  }
}

for (const { path } of screens) {
  test(`${path} holds no barrier`, async ({ page }) => {
    await openHydrated(page, path);
    await expectAccessible(page, ['light', 'dark']);
  });
}

test.describe('the pages nobody hopes to see hold no barrier', () => {
  test.use({ expectedInConsole: /Failed to load resource|dynamically imported module/ });

  for (const path of ['/nope', '/blog/no-such-post']) {
    test(path, async ({ page }) => {
      await openHydrated(page, path);
      await expectAccessible(page);
    });
  }

  test('the error screen', async ({ page }) => {
    await openHydrated(page, '/');
    await page.route('**/assets/projects-*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expectAccessible(page);
  });
});

test('the open menu holds no barrier', async ({ page, isMobile }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Opportunities' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jobs' })).toBeVisible();
  await expectAccessible(page);
});

test('each tab holds no barrier', async ({ page }) => {
  for (const { id, title } of content.focusAreas.focusAreas) {
    await openHydrated(page, `/focus-areas#${id}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(title);
    await expectAccessible(page);
    await page.goto('about:blank');
  }
});

test('each story holds no barrier', async ({ page }) => {
  await openHydrated(page, '/');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  for (const number of [2, 3]) {
    await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
    await expect(stories.getByRole('group')).toHaveAccessibleName(`${number} of 3`);
    await expectAccessible(page);
  }
});

test('home without its banner holds no barrier', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: content.home.banner.close }).click();
  await expectAccessible(page);
});

test('the open picture holds no barrier', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
});

test('both kinds of notice hold no barrier', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: content.contact.form.send }).click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await expectAccessible(page, ['light', 'dark']);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, `/blog/${content.post.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied!');
  await expectAccessible(page);
});

test('the address to copy by hand holds no barrier', async ({ page, context }) => {
  await context.grantPermissions([]);
  await openHydrated(page, `/blog/${content.post.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
});

test('pictures that did not load leave no barrier', async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectAccessible(page);
});

test('a page on its way holds no barrier', async ({ page }) => {
  await page.route('**/assets/projects-*.js', () => {});
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
});
