import { content } from '../content.ts';
import { families, ours } from '../late-fonts.ts';
import { screens } from '../screens.ts';
import { expect, hydrated, test } from '../test.ts';

const { gallery, post, projects, stories } = content;

test.use({ expectedInConsole: /Failed to load resource/ });

for (const { path, heading } of screens) {
  test(`without fonts ${path} can be read, in the letters of the phone`, async ({ page }) => {
    await page.route('**/fonts/*', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => families(page, 'error', 'file')).toEqual(ours);
    expect(await families(page, 'loaded', 'file')).toEqual([]);
  });
}

for (const { path, words } of [
  { path: '/', words: stories.stories.map(({ image }) => image.alt) },
  { path: '/about', words: gallery.gallery.map(({ image }) => image.alt) },
  { path: '/projects', words: projects.projects.map(({ image }) => image.alt) },
  { path: '/blog', words: [post.image.alt] },
  { path: `/blog/${post.id}`, words: [post.image.alt] },
]) {
  test(`without pictures ${path} says what they show, and nothing falls out of place`, async ({
    page,
  }) => {
    await page.route('**/pictures/*', (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    for (const alt of words) await expect(page.getByText(alt, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
