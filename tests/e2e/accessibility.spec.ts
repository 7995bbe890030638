import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { screens } from './screens.ts';
import { expect, hydrated, openHydrated, test } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands now, and at its colours in the dark as well. */
async function expectAccessible(page: Page) {
  // One document without frames needs no second page to collect the results in.
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(problemsIn(await axe().withTags(standards).analyze())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(problemsIn(await axe().withRules('color-contrast').analyze()), 'in the dark').toEqual([]);
}

function problemsIn({ violations, passes }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  expect(passes, 'axe found something to look at').not.toEqual([]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

for (const { path } of screens) {
  test(`${path} holds no barrier`, async ({ page }) => {
    await openHydrated(page, path);
    await expectAccessible(page);
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

  test('the error screen', async ({ page, context }) => {
    await openHydrated(page, '/');
    await context.setOffline(true);
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
  await openHydrated(page, '/focus-areas');
  for (const { title } of content.focusAreas.focusAreas.slice(1)) {
    await page.getByRole('tab', { name: title }).click();
    await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the next story holds no barrier', async ({ page }) => {
  await openHydrated(page, '/');
  const stories = page.getByRole('region', { name: 'Impact Stories' });
  await stories.getByRole('button', { name: content.home.storiesIntro.next }).click();
  await expect(stories.getByRole('group')).toHaveAccessibleName('2 of 3');
  await expectAccessible(page);
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
  await expectAccessible(page);
});

test('both kinds of notice hold no barrier', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: content.contact.form.send }).click();
  await expect(page.getByRole('alert')).toContainText('Error');
  await expectAccessible(page);

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

  await page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').first().click();
  const words = content.gallery.gallery[0]?.image.alt ?? 'missing';
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expectAccessible(page);
});

test('a page on its way holds no barrier', async ({ page }) => {
  await page.route('**/assets/projects-*.js', () => {});
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
});
