/** What is true on every screen of the real site, whatever staff write. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout } from './accessibility.ts';
import { expectNoOverflow } from './overflow.ts';
import { notFoundPaths, paths } from './screens.ts';
import {
  expect,
  hydrateIslands,
  inAllEngines,
  notFoundLine,
  test,
  withUserStyles,
} from './test.ts';

/** Prints the page from dark mode: dark text on white, without navigation and buttons. Leaves the page in print. */
async function expectPrintContrast(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const [pale, onBackground] = await page.evaluate(() => {
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (it) => it.checkVisibility() && it.innerText?.trim() && it.children.length === 0,
    );
    const brightness = (colour: string) =>
      Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    const isFilled = (it: Element) => {
      const { backgroundColor } = getComputedStyle(it);
      return !/rgba\(0, 0, 0, 0\)|255, 255, 255/.test(backgroundColor);
    };
    return [
      texts.filter((it) => brightness(getComputedStyle(it).color) > 100).map((it) => it.innerText),
      texts.filter((it) => it.closest('*') && isFilled(it)).map((it) => it.innerText),
    ];
  });
  expect(pale, 'too pale for paper').toEqual([]);
  expect(onBackground, 'on a dark background').toEqual([]);
}

const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** One post is enough, the newest; there may be none. */
const [post] = readFileSync('dist/site/sitemap.xml', 'utf8').match(/\/blog\/(?!page\/)[^<]+/) ?? [];
const realPaths = paths.filter((path) => !path.startsWith('/blog/')).concat(post ?? []);

/** Phones visit through HTTPS, as visitors do: browsers are less strict on http://localhost. */
const https = 'https://site.example';

test.use({
  site: 'real',
  expectedInConsole: notFoundLine,
  expectedElsewhere: new RegExp(`^${https}/`),
});

for (const path of [...realPaths, ...notFoundPaths]) {
  test(`${path} is readable and accessible`, inAllEngines, async ({ page, request, isMobile }) => {
    await page.route(`${https}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await request.get(pathname) });
    });
    const response = await page.goto((isMobile ? https : '') + path);
    const isFound = !notFoundPaths.includes(path);
    expect(response?.status()).toBe(isFound ? 200 : 404);
    expect(await response?.headerValue('set-cookie')).toBeNull();
    // React logs hydration errors, which fail the test.
    await hydrateIslands(page);

    await test.step('shows one heading, between header and footer', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    await test.step('shows the free helpline and the privacy promise', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.locator('a[href="tel:116"]')).toHaveText('Call Sauti 116');
      await expect(
        footer.getByText(
          'The national helpline for children and for anyone facing violence: free, day and night, in many languages.',
        ),
      ).toBeVisible();
      await expect(
        footer.getByText(
          'No cookies, no tracking: we keep nothing about your visit, except what you write to us.',
        ),
      ).toBeVisible();
    });

    await test.step('shows a quick exit on pages about health only', async () => {
      const hasQuickExit = isFound && (path === '/focus-areas' || path.startsWith('/blog/'));
      await expect(page.getByRole('link', { name: 'Leave this page' })).toHaveCount(
        hasQuickExit ? 1 : 0,
      );
    });

    // Dark mode is checked in full on phones; the desktop checks what its layout changes.
    await test.step('is accessible', () =>
      isMobile ? expectAccessible(page, 'dark') : expectAccessibleLayout(page));

    await test.step('shows all text at 200 %, and with wider spacing of letters, words and lines', async () => {
      await withUserStyles(page, 'html { font-size: 200% !important; }', () =>
        expectNoOverflow(page, 'text at 200 %'),
      );
      await withUserStyles(page, wideSpacing, () => expectNoOverflow(page, 'wide spacing'));
    });

    if (isMobile) {
      await test.step('shows all text on the narrowest phone', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoOverflow(page, '320 px wide');
      });
      return;
    }
    await test.step('shows all text at 400 % zoom, with room below the header', async () => {
      // A desktop screen of 1280 × 1024 pixels at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNoOverflow(page, '400 % zoom');
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(256 / 2);
    });
    await test.step('keeps the borders of buttons and fields in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const controls = page.getByRole('main').locator('button, input, textarea');
      const edges = await controls.evaluateAll((all) =>
        all
          // A button with an icon only is seen by its icon.
          .filter((it) => it.checkVisibility() && (it.textContent || !it.matches('button')))
          .map((it) => [it.textContent, Number.parseFloat(getComputedStyle(it).borderTopWidth)]),
      );
      expect(edges.filter(([, width]) => width === 0)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    // Playwright can emulate neither reduced motion nor print media in Debian's Firefox.
    if (page.context().browser()?.browserType().name() !== 'chromium') return;
    await test.step('runs no animation with reduced motion', async () => {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
    await test.step('prints dark text on white', () => expectPrintContrast(page));
  });
}
