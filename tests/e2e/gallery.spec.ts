import type { Page } from '@playwright/test';
import { enableSaveData, expect, inAllEngines, onDesktop, onPhone, test } from './test.ts';

const pictures = [
  { caption: 'A girls’ circle talks about health', alt: 'Girls sit close together', ratio: 1 },
  { caption: 'An eco-club waters its tree nursery', alt: 'A boy waters rows', ratio: 3 / 2 },
  { caption: 'Young mothers sew reusable pads', alt: 'One young woman works', ratio: 3 / 2 },
  { caption: 'Young leaders put their questions', alt: 'A young woman speaks', ratio: 2 },
] as const;

function section(page: Page) {
  return page.getByRole('region', { name: 'Our Work in Action' });
}

function thumbnail(page: Page, index: number) {
  return section(page).getByRole('link').nth(index);
}

/** The overlay with the picture of this caption. */
function overlay(page: Page, caption: string) {
  return page.getByRole('dialog', { name: caption });
}

test('opens a picture with its caption in an overlay, and closes it by key, button or a click outside', {
  tag: [onPhone.tag, inAllEngines.tag],
}, async ({ page }) => {
  await page.goto('/about');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => page.mouse.click(4, 4),
  ];
  for (const [index, leave] of ways.entries()) {
    const { caption = '', alt = '' } = pictures[index] ?? {};
    await thumbnail(page, index).click();
    await expect(overlay(page, caption).getByRole('img', { name: alt })).toBeVisible();
    await expect(close).toBeFocused();
    await expect(page).toHaveURL('/about');
    await leave();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(thumbnail(page, index)).toBeFocused();
  }
});

test('the large picture fills the screen, also with Data Saver on', async ({ page }) => {
  await enableSaveData(page);
  await page.goto('/about');
  await thumbnail(page, 0).click();
  const image = page.getByRole('dialog').getByRole('img');
  await expect(image).toBeInViewport({ ratio: 1 });
  const large = (await image.boundingBox()) ?? { width: 0, height: 0 };
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const shares = [large.width / screen.width, large.height / screen.height];
  expect(Math.max(...shares)).toBeGreaterThan(0.7);
  await expect(page.getByRole('dialog').getByRole('figure')).toBeInViewport({ ratio: 1 });
});

test('in the overlay', onDesktop, async ({ page }) => {
  await page.goto('/about');
  await thumbnail(page, 0).click();
  const image = page.getByRole('dialog').getByRole('img');

  await test.step('a click on the picture, or a drag that ends outside, does not close it', async () => {
    await image.click();
    await page.getByRole('dialog').getByText(pictures[0].caption).hover();
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await expect(image).toBeVisible();
  });

  await test.step('traps the focus, and the page behind does not scroll', async () => {
    // A wheel event scrolls asynchronously, so the test checks the style instead.
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

  await test.step('buttons and arrow keys show the other pictures, round and round', async () => {
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(overlay(page, pictures[3].caption)).toBeVisible();
    for (const [key, index] of [
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(overlay(page, pictures[index].caption)).toBeVisible();
    }
    // A click beside a narrow picture is a click on the overlay.
    const { x, y } = (await image.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x - 8, y + 8);
    await expect(thumbnail(page, 0)).toBeFocused();
  });

  await test.step('a click with Ctrl or Command is left to the browser, which opens a new tab', async () => {
    await expect(thumbnail(page, 0)).toHaveAttribute('href', /^\/pictures\//);
    // A busy headless browser may never open the tab, so the test asks only that the page leaves the click alone.
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

test.describe('when files are late or missing', onPhone, () => {
  test.use({ expectedInConsole: /Failed to load resource/ });

  for (const comes of [true, false]) {
    test(`a picture tapped early opens as ${comes ? 'overlay' : 'file'}`, async ({ page }) => {
      await page.route('**/assets/main-*.js', async (route) => {
        await thumbnail(page, 3).click();
        await (comes ? route.continue() : route.abort());
      });
      await page.goto('/about', { waitUntil: 'commit' });
      if (comes) await expect(overlay(page, pictures[3].caption)).toBeVisible();
      else await expect(page).toHaveURL(/\/pictures\/wide-/);
    });
  }

  test('shows captions and initials in place of failed pictures', async ({ page }) => {
    await page.route('**/pictures/*', (route) => route.abort());
    await page.route('**/assets/main-*.js', async (route) => {
      await page.getByRole('contentinfo').waitFor();
      await page.evaluate(() => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        return Promise.allSettled(images.map((image) => image.decode()));
      });
      await route.continue();
    });
    await page.goto('/about');

    for (const [index, { caption, alt, ratio }] of pictures.entries()) {
      const figure = section(page).getByRole('figure').nth(index);
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByText(caption)).toBeVisible();
      const frame = await figure.getByText(alt).boundingBox();
      expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(ratio, 1);
    }

    const people = page.getByRole('region', { name: 'Our team' });
    await people.scrollIntoViewIfNeeded();
    for (const initials of ['JN', 'HA', 'DM', 'SN', 'SO']) {
      await expect(people.getByText(initials, { exact: true })).toBeVisible();
    }
  });
});
