import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout } from './accessible.ts';
import { content } from './content.ts';
import { expectInkOnWhite } from './ink-on-white.ts';
import { expectNothingLost, withStyles } from './nothing-lost.ts';
import { errorScreens, type Screen, screens } from './screens.ts';
import { expect, hydrateNow, inAllEngines, notFoundLine, test, titleOf } from './test.ts';

const { helpline, leave, privacy } = content.safetyAndPrivacy;

const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** What holds for every page, asked in one visit. */
async function lookAround(
  page: Page,
  { path, head, heading }: Screen,
  { isMobile, status = 200 }: { isMobile: boolean; status?: number },
) {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  expect(await response?.headerValue('set-cookie')).toBeNull();
  // React tells in the console what it finds wrong with an island.
  await hydrateNow(page);

  await test.step('which page it is, inside the site’s frame', async () => {
    await expect(page).toHaveTitle(titleOf(head));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      head.description,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  await test.step('the free helpline, and a promise of privacy', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Sauti 116' })).toHaveAttribute(
      'href',
      'tel:116',
    );
    await expect(footer.getByText(helpline.text)).toBeVisible();
    await expect(footer.getByText(privacy)).toBeVisible();
  });

  await test.step('pages about health can be left at once, others need not', async () => {
    const hasQuickExit = path === '/focus-areas' || (path.startsWith('/blog/') && status === 200);
    await expect(page.getByRole('link', { name: leave.link.label })).toHaveCount(
      hasQuickExit ? 1 : 0,
    );
  });

  // Day and night differ in colours, phone and desktop in layout: each is looked at once.
  await test.step('no barrier', () =>
    isMobile ? expectAccessible(page, 'dark') : expectAccessibleLayout(page));

  await test.step('text at 200 %, and wider spacing of letters, words and lines', async () => {
    await withStyles(page, 'html { font-size: 200% !important; }', () =>
      expectNothingLost(page, 'text at 200 %'),
    );
    await withStyles(page, wideSpacing, () => expectNothingLost(page, 'wide spacing'));
  });

  if (isMobile) {
    await test.step('on the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingLost(page, '320 px wide');
    });
  } else {
    await test.step('at 400 % zoom, where the header leaves room to read', async () => {
      // What a desk screen of 1280 by 1024 pixels shows at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNothingLost(page, '400 % zoom');
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(256 / 2);
    });
    // The protocol through which Debian's Firefox is driven cannot ask for a page as it is printed.
    const isChromium = page.context().browser()?.browserType().name() === 'chromium';
    if (isChromium) await test.step('on paper', () => expectInkOnWhite(page));
  }
}

for (const screen of screens) {
  test(
    `a visitor at ${screen.path} sees which page it is and meets no barrier`,
    inAllEngines,
    async ({ page, isMobile }) => {
      await lookAround(page, screen, { isMobile });
    },
  );
}

test.describe('where no page stands', () => {
  test.use({ expectedInConsole: notFoundLine });

  for (const screen of errorScreens) {
    test(
      `a visitor at ${screen.path} is told so and meets no barrier`,
      inAllEngines,
      async ({ page, isMobile }) => {
        await lookAround(page, screen, { isMobile, status: 404 });
      },
    );
  }
});
