import type { Page } from '@playwright/test';
import { content } from '../content.ts';
import { deadControls } from '../dead-controls.ts';
import { screensWithControls } from '../screens.ts';
import { carousel, stories } from '../stories.ts';
import { expect, onPhone, test } from '../test.ts';

const { about, contact, focusAreas, gallery, jobs } = content;

const missing = {
  'the first script': '**/assets/main-*.js',
  React: '**/assets/react-*.js',
  'the island’s own script': '**/assets/*.island-*.js',
};

for (const [what, files] of Object.entries(missing)) {
  const isFirst = what === 'the first script';

  async function open(page: Page, path: string) {
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    if (isFirst) return;
    await page.locator('[data-island] > *').evaluate((island) => island.scrollIntoView());
    await page.locator('html[data-scripted="no"]').waitFor();
  }

  test.describe(`when ${what} is missing`, () => {
    test.use({ expectedInConsole: /Failed to load resource|works without it/ });

    test('pages can be read, and show no control that does nothing', onPhone, async ({ page }) => {
      const withIsland = ['/', '/focus-areas', '/contact'];
      for (const { path, heading } of screensWithControls) {
        if (!isFirst && !withIsland.includes(path)) continue;
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await deadControls(page), path).toEqual([]);
      }
    });

    test('every story can be reached, and Jobs through the menu', async ({ page, isMobile }) => {
      await open(page, '/');
      for (const { quote } of stories) {
        const words = carousel(page).getByText(quote);
        await words.scrollIntoViewIfNeeded();
        await expect(words).toBeInViewport({ ratio: 0.9 });
        // A script can scroll what is cut off, a finger cannot.
        const isCutOff = await words.evaluate((element) => {
          for (let box = element.parentElement; box; box = box.parentElement) {
            if (box.localName === 'section') break;
            const isTooWide = box.scrollWidth > box.clientWidth;
            if (isTooWide && getComputedStyle(box).overflowX === 'hidden') return true;
          }
          return false;
        });
        expect(isCutOff).toBe(false);
      }
      await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Opportunities' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.intro.title);
    });

    test('every focus area can be read', onPhone, async ({ page }) => {
      await open(page, '/focus-areas');
      for (const { title, description } of focusAreas.focusAreas) {
        await page.getByRole('main').getByRole('link', { name: title }).click();
        await expect(page.getByText(description)).toBeInViewport();
      }
    });

    test('the form keeps what is typed and goes to the mail program', onPhone, async ({ page }) => {
      await open(page, '/contact');
      const { labels, send } = contact.form;
      for (const name of Object.values(labels)) {
        await page.getByRole('textbox', { name }).fill('amina@mail.example');
      }
      const button = page.getByRole('button', { name: send });
      await expect(button).toHaveAttribute('formaction', /^mailto:/);
      await button.click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('textbox', { name: labels.message })).toHaveValue(
        'amina@mail.example',
      );
    });

    if (!isFirst) return;
    test('a picture opens as a file', onPhone, async ({ page }) => {
      await open(page, '/about');
      const section = page.getByRole('region', { name: about.galleryIntro.title });
      await section.getByRole('link').last().click();
      await expect(page).toHaveURL(gallery.gallery.at(-1)?.image.file.src ?? 'missing');
    });
  });
}
