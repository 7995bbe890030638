/** What holds on every screen of the real site, whatever staff write. */
import { readFileSync } from 'node:fs';
import { expectAccessible, expectAccessibleLayout } from './accessible.ts';
import { expectInkOnWhite } from './ink-on-white.ts';
import { expectNothingLost, withStyles } from './nothing-lost.ts';
import { notFoundPaths, paths } from './screens.ts';
import { expect, hydrateNow, inAllEngines, notFoundLine, test } from './test.ts';

const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** The newest post of the real site stands for all of them; there may be none. */
const [post] = readFileSync('dist/site/sitemap.xml', 'utf8').match(/\/blog\/(?!page\/)[^<]+/) ?? [];
const realPaths = paths.filter((path) => !path.startsWith('/blog/')).concat(post ?? []);

/** Phones visit through https, as everyone does: on http://localhost browsers let more pass. */
const https = 'https://site.example';

test.use({
  site: 'real',
  expectedInConsole: notFoundLine,
  expectedElsewhere: new RegExp(`^${https}/`),
});

for (const path of [...realPaths, ...notFoundPaths]) {
  test(`${path} can be read by everyone`, inAllEngines, async ({ page, request, isMobile }) => {
    await page.route(`${https}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await request.get(pathname) });
    });
    const response = await page.goto((isMobile ? https : '') + path);
    const isFound = !notFoundPaths.includes(path);
    expect(response?.status()).toBe(isFound ? 200 : 404);
    expect(await response?.headerValue('set-cookie')).toBeNull();
    // React reports in the console what it finds wrong with an island.
    await hydrateNow(page);

    await test.step('one heading, inside the site’s frame', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    await test.step('the free helpline, and a promise of privacy', async () => {
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

    await test.step('a quick exit on pages about health, and on no others', async () => {
      const hasQuickExit = isFound && (path === '/focus-areas' || path.startsWith('/blog/'));
      await expect(page.getByRole('link', { name: 'Leave this page' })).toHaveCount(
        hasQuickExit ? 1 : 0,
      );
    });

    // Colours differ by day and night, the layout by device: each is looked at once.
    await test.step('accessible', () =>
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
      return;
    }
    await test.step('at 400 % zoom, where the header leaves room to read', async () => {
      // What a desk screen of 1280 by 1024 pixels shows at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNothingLost(page, '400 % zoom');
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan(256 / 2);
    });
    await test.step('in the visitor’s own colours buttons and fields keep their edges', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const controls = page.getByRole('main').locator('button, input, textarea');
      const edges = await controls.evaluateAll((all) =>
        all
          // A button with nothing but a sign is seen by its sign.
          .filter((it) => it.checkVisibility() && (it.textContent || !it.matches('button')))
          .map((it) => [it.textContent, Number.parseFloat(getComputedStyle(it).borderTopWidth)]),
      );
      expect(edges.filter(([, width]) => width === 0)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    // The protocol through which Debian's Firefox is driven can ask neither for less motion nor for a page as it is printed.
    if (page.context().browser()?.browserType().name() !== 'chromium') return;
    await test.step('nothing moves for those who asked for less motion', async () => {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
    await test.step('on paper', () => expectInkOnWhite(page));
  });
}
