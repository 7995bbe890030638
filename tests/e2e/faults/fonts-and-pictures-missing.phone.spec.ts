import { postPath } from '../../../src/lib/post-path.ts';
import { content } from '../content.ts';
import { families } from '../late-fonts.ts';
import { screensWithControls } from '../screens.ts';
import { expect, openHydrated, test } from '../test.ts';

const { gallery, posts, projects, stories } = content;

test.use({ expectedInConsole: /Failed to load resource/ });

test('without fonts pages can be read, in the letters of the phone', async ({ page }) => {
  await page.route('**/fonts/*', (route) => route.abort());
  for (const { path, heading } of screensWithControls) {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('.woff2'),
    );
    await openHydrated(page, path);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await families(page, 'loaded', 'file')).toEqual([]);
  }
});

test('without pictures every page says what they show, and nothing falls out of place', async ({
  page,
}) => {
  await page.route('**/pictures/*', (route) => route.abort());
  for (const { path, words } of [
    { path: '/', words: stories.stories.map(({ image }) => image.alt) },
    { path: '/about', words: gallery.gallery.map(({ image }) => image.alt) },
    { path: '/projects', words: projects.projects.map(({ image }) => image.alt) },
    ...posts.slice(0, 1).flatMap(({ id, image }) => [
      { path: '/blog', words: [image.alt] },
      { path: postPath(id), words: [image.alt] },
    ]),
  ]) {
    await openHydrated(page, path);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    for (const alt of words) {
      await expect(page.getByText(alt, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
