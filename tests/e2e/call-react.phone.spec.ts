import type { Page } from '@playwright/test';
import { postPath } from '../../src/lib/post-path.ts';
import { content, unlessPosts } from './content.ts';
import { errorScreens, screens } from './screens.ts';
import { carousel } from './stories.ts';
import { expect, hydrated, idleMoment, notFoundLine, saveData, test } from './test.ts';

/** What a page has asked for so far: scripts besides those that every page brings. */
function scriptsFetched(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (name.endsWith('.js') && !name.startsWith('/assets/entry-')) names.push(name);
  });
  return names;
}

/** Goes through the page as its reader would, to the end, and back. */
async function readAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await idleMoment(page);
}

async function openMenuAndClose(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.keyboard.press('Escape');
}

const withControls = ['/about', '/focus-areas', '/contact', postPath(content.post.id)];
const withoutControls = [...screens, ...errorScreens].filter(
  ({ path }) => path !== '/' && !withControls.includes(path),
);

test.describe('pages where nothing needs React', () => {
  test.use({ expectedInConsole: notFoundLine });

  test('are read to their end without it', async ({ page }) => {
    const scripts = scriptsFetched(page);
    for (const { path } of withoutControls) {
      await page.goto(path);
      await openMenuAndClose(page);
      await page.keyboard.press('Tab');
      await page.getByRole('heading', { level: 1 }).tap();
      await readAll(page);
      expect(scripts, path).toEqual([]);
    }
  });
});

test('on the home page it comes when the stories are about a screen away', async ({ page }) => {
  const scripts = scriptsFetched(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).tap();
  await openMenuAndClose(page);
  await idleMoment(page);
  expect(scripts).toEqual([]);

  await carousel(page).evaluate((stories) => {
    scrollBy(0, stories.getBoundingClientRect().top - 1.5 * innerHeight);
  });
  await hydrated(page);
  expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/react-/));
});

for (const [path, what] of [
  ['/focus-areas', 'tabs'],
  ['/contact', 'a form'],
] as const) {
  test(`at ${path} it comes by itself in an idle moment, for ${what}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
  });
}

test('on About it comes for the pictures, on a post for Share', async ({ page }) => {
  await page.goto('/about');
  await page
    .getByRole('region', { name: content.about.galleryIntro.title })
    .scrollIntoViewIfNeeded();
  await hydrated(page);
  test.skip(...unlessPosts);
  await page.goto(postPath(content.post.id));
  await hydrated(page);
});

test.describe('for those who save data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('it comes only when what needs it is touched, or typed into', async ({ page }) => {
    const scripts = scriptsFetched(page);
    await page.goto('/contact');
    await readAll(page);
    expect(scripts).toEqual([]);
    await page.getByRole('textbox', { name: content.contact.form.labels.name }).focus();
    await page.keyboard.press('A');
    await hydrated(page);

    scripts.length = 0;
    await page.goto('/');
    await readAll(page);
    expect(scripts).toEqual([]);
    await carousel(page).getByRole('button', { name: 'Next story' }).tap();
    await expect(carousel(page).locator('[aria-live="polite"]')).toHaveText(/^2 of/);
  });
});

test('a touch on a plain link calls nothing: the browser follows it', async ({ page }) => {
  const scripts = scriptsFetched(page);
  await page.goto('/jobs');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' });
  await link.scrollIntoViewIfNeeded();
  const loaded = page.waitForEvent('domcontentloaded');
  await link.tap();
  await loaded;
  await expect(page).toHaveURL('/projects');
  expect(scripts).toEqual([]);
});
