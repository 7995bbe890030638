import { content } from '../content.ts';
import { deadControls } from '../dead-controls.ts';
import { screensWithControls } from '../screens.ts';
import { button, carousel, expectStory, stories } from '../stories.ts';
import { expect, holdBack, hydrated, onPhone, test } from '../test.ts';

const { about, contact, focusAreas, gallery, jobs } = content;

/** The first script alone may come through, or none. */
const missing = [
  { what: 'every script', files: '**/assets/*.js' },
  { what: 'React', files: '**/assets/{react,hydrate}-*.js' },
];

test.describe('when the stylesheet is missing', () => {
  test.use({ expectedInConsole: /Failed to load resource|works without it/ });

  test('React, which would need it, does not take the page over', onPhone, async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-scripted', 'no');
    await expect.poll(() => deadControls(page)).toEqual([]);
  });
});

for (const { what, files } of missing) {
  test.describe(`when ${what} is missing`, () => {
    test.use({ expectedInConsole: /Failed to load resource|works without it/ });

    test.beforeEach(({ page }) => page.route(files, (route) => route.abort()));

    test('pages can be read, and show no control that does nothing', onPhone, async ({ page }) => {
      for (const { path, heading } of screensWithControls) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const needsReact = page.locator('[data-needs-react]').last();
        const deadWhenNear = async () => {
          // React is asked for when something that needs it comes near; what is above may still be laid out.
          await needsReact.evaluate((it) => it.scrollIntoView());
          return deadControls(page);
        };
        await expect.poll(deadWhenNear, path).toEqual([]);
      }
    });

    test('every story can be reached, and Jobs through the menu', async ({ page, isMobile }) => {
      await page.goto('/');
      for (const { quote } of stories) {
        const words = carousel(page).getByText(quote);
        // The moment React is given up for lost, they stand one below the other.
        await expect(async () => {
          await words.scrollIntoViewIfNeeded();
          await expect(words).toBeInViewport({ ratio: 0.9, timeout: 1000 });
        }).toPass();
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

    test(
      'every focus area can be read, and a picture opens as a file',
      onPhone,
      async ({ page }) => {
        await page.goto('/focus-areas');
        for (const { title, description } of focusAreas.focusAreas) {
          await page.getByRole('main').getByRole('link', { name: title }).click();
          await expect(page.getByText(description)).toBeInViewport();
        }

        await page.goto('/about');
        const section = page.getByRole('region', { name: about.galleryIntro.title });
        await section.getByRole('link').last().click();
        await expect(page).toHaveURL(gallery.gallery.at(-1)?.image.file.src ?? 'missing');
      },
    );

    test('the form keeps what is typed and goes to the mail program', onPhone, async ({ page }) => {
      await page.goto('/contact');
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
  });
}

test(
  'stories swiped to before React runs stay where they are when it does',
  onPhone,
  async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/hydrate-*.js');
    await page.goto('/');
    await carousel(page)
      .getByText(stories[1]?.quote ?? 'missing')
      .scrollIntoViewIfNeeded();
    arrive();
    await hydrated(page);
    await expectStory(page, 2);
    await button(page, 'Next story').click();
    await expectStory(page, 3);
  },
);
