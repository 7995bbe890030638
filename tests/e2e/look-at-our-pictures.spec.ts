import type { Page } from '@playwright/test';
import { initials } from '../../src/lib/initials.ts';
import { content } from './content.ts';
import { expect, inAllEngines, onDesktop, onPhone, saveData, test } from './test.ts';

const { about } = content;
const { gallery } = content.gallery;
const { team } = content.team;

function thumbnail(page: Page, index: number) {
  return page.getByRole('region', { name: 'Our Work in Action' }).getByRole('link').nth(index);
}

test('a visitor opens a picture, sees it large with its caption, and closes it', {
  tag: [onPhone.tag, inAllEngines.tag],
}, async ({ page }) => {
  await page.goto('/about');
  await expect(
    page.getByRole('region', { name: 'Our Work in Action' }).getByRole('figure'),
  ).toHaveCount(4);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('dialog').getByRole('button', { name: about.galleryIntro.close }).click(),
    () => page.mouse.click(4, 4),
  ];
  for (const [index, close] of ways.entries()) {
    await thumbnail(page, index).click();
    const dialog = page.getByRole('dialog', { name: gallery[index]?.caption ?? 'missing' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('img')).toHaveAccessibleName(
      gallery[index]?.image.alt ?? 'missing',
    );
    await expect(dialog.getByRole('button', { name: about.galleryIntro.close })).toBeFocused();
    await expect(page).toHaveURL('/about');
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thumbnail(page, index)).toBeFocused();
  }
});

test('the large picture uses the room the screen has, also where data is saved; the controls stay where they are', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/about');
  await thumbnail(page, 0).click();
  const image = page.getByRole('dialog').getByRole('img');
  await expect(image).toBeInViewport({ ratio: 1 });
  const large = (await image.boundingBox()) ?? { width: 0, height: 0 };
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const shares = [large.width / screen.width, large.height / screen.height];
  expect(Math.max(...shares)).toBeGreaterThan(0.7);
  await expect(page.getByRole('dialog').getByRole('figure')).toBeInViewport({ ratio: 1 });

  const next = page.getByRole('button', { name: about.galleryIntro.next });
  const place = await next.boundingBox();
  for (const { caption } of [...gallery.slice(1), ...gallery.slice(0, 1)]) {
    await next.click();
    await expect(page.getByRole('dialog', { name: caption })).toBeVisible();
    const now = await next.boundingBox();
    expect(now?.x, caption).toBeCloseTo(place?.x ?? 0, 0);
    expect(now?.y, caption).toBeCloseTo(place?.y ?? 0, 0);
  }
});

test('in the overlay', onDesktop, async ({ page }) => {
  await page.goto('/about');
  await thumbnail(page, 0).click();
  const image = page.getByRole('dialog').getByRole('img');

  await test.step('a press on the picture, or one that ends outside, closes nothing', async () => {
    await image.click();
    await expect(image).toBeVisible();
    await page
      .getByText(gallery[0]?.caption ?? 'missing')
      .last()
      .hover();
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(image).toBeVisible();
  });

  await test.step('the focus stays inside, and the page behind does not scroll', async () => {
    // A wheel turns the page some time later, so the page itself is asked whether it would.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(outside, `after ${press + 1} presses`).toBe(false);
    }
  });

  await test.step('one goes from picture to picture, round and round, by button and by key', async () => {
    const caption = page.getByRole('dialog').getByRole('figure').locator('figcaption');
    await page.getByRole('button', { name: about.galleryIntro.previous }).click();
    await expect(caption).toHaveText(gallery[3]?.caption ?? 'missing');
    await page.getByRole('button', { name: about.galleryIntro.next }).click();
    await page.keyboard.press('ArrowRight');
    await expect(caption).toHaveText(gallery[1]?.caption ?? 'missing');
    await page.keyboard.press('ArrowLeft');
    await expect(caption).toHaveText(gallery[0]?.caption ?? 'missing');
    await page.keyboard.press('Escape');
    await expect(thumbnail(page, 0)).toBeFocused();
  });

  await test.step('who asks for a new tab gets one', async () => {
    await expect(thumbnail(page, 0)).toHaveAttribute('href', /^\/pictures\//);
    // The tab itself is the browser's business, and a busy one without windows may never open it.
    const isLeftToBrowser = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          });
        }),
    );
    await thumbnail(page, 0).click({ modifiers: ['ControlOrMeta'] });
    expect(await isLeftToBrowser).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('when files come late or not at all', onPhone, () => {
  test.use({ expectedInConsole: /Failed to load resource/ });

  for (const comes of [true, false]) {
    test(`a picture tapped early opens ${comes ? 'once the first script comes' : 'as a file where that fails'}`, async ({
      page,
    }) => {
      await page.route('**/assets/main-*.js', async (route) => {
        await thumbnail(page, 1).click();
        await (comes ? route.continue() : route.abort());
      });
      await page.goto('/about', { waitUntil: 'commit' });
      const { caption = 'missing', image } = gallery[1] ?? {};
      if (comes) await expect(page.getByRole('dialog', { name: caption })).toBeVisible();
      else await expect(page).toHaveURL(image?.file.src ?? 'missing');
    });
  }

  test('frames, captions and initials stay where pictures failed early', async ({ page }) => {
    await page.route('**/pictures/*', (route) => route.abort());
    await page.route('**/assets/main-*.js', async (route) => {
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => {
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = 'eager';
        return Promise.allSettled(pictures.map((picture) => picture.decode()));
      });
      await route.continue();
    });
    await page.goto('/about');

    const section = page.getByRole('region', { name: 'Our Work in Action' });
    for (const [index, { caption, image }] of gallery.entries()) {
      const figure = section.getByRole('figure').nth(index);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByText(image.alt)).toBeVisible();
      await expect(figure.getByText(caption)).toBeVisible();
      const frame = await figure.getByText(image.alt).boundingBox();
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(
        image.file.width / image.file.height,
        1,
      );
    }

    const people = page.getByRole('region', { name: about.teamIntro.title });
    await people.scrollIntoViewIfNeeded();
    for (const { name } of team) {
      await expect(people.getByText(initials(name), { exact: true })).toBeVisible();
    }
  });
});
