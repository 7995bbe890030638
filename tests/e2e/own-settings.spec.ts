import type { Page } from '@playwright/test';
import { content } from './content.ts';
import { screens } from './screens.ts';
import { expect, notFoundLine, openHydrated, test } from './test.ts';

const paths = [...screens.map(({ path }) => path), '/nope'];

test.use({ expectedInConsole: notFoundLine });

/** Nothing runs off the side of the screen, and no words are cut off by the box they stand in. */
async function expectNothingLost(page: Page, where: string) {
  const lost = await page.evaluate(() => {
    const root = document.documentElement;
    const problems: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      problems.push(`wider than the screen by ${root.scrollWidth - root.clientWidth} px`);
    }
    const boxes = [...document.body.querySelectorAll('*')].filter(
      (it) => getComputedStyle(it).overflow !== 'visible' && it.getBoundingClientRect().width > 1,
    );
    for (const box of boxes) {
      const edges = box.getBoundingClientRect();
      const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const text = range.getBoundingClientRect();
        const parent = words.currentNode.parentElement;
        if (
          !parent?.checkVisibility({ visibilityProperty: true }) ||
          parent.closest('[inert], .sr-only')
        )
          continue;
        if (
          text.width &&
          (text.right > edges.right + 1 ||
            text.bottom > edges.bottom + 1 ||
            text.left < edges.left - 1)
        ) {
          problems.push(`cut off: ${words.currentNode.textContent?.slice(0, 40)}`);
        }
      }
    }
    return problems;
  });
  expect(lost, where).toEqual([]);
}

/** Styles of the visitor's own; the page's policy would not let a style element in. */
async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

test('with text at 200 % nothing is lost', async ({ page }) => {
  for (const path of paths) {
    await openHydrated(page, path);
    await addStyles(page, 'html { font-size: 200% !important; }');
    await expectNothingLost(page, path);
  }
});

test('at 400 % zoom nothing is lost, and the header leaves room to read', async ({ page }) => {
  // What a desk screen of 1280 by 1024 pixels shows at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await openHydrated(page, path);
    await expectNothingLost(page, path);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, path).toBeLessThan(256 / 2);
  }
});

test('with wider spacing of letters, words and lines nothing is lost', async ({ page }) => {
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  for (const path of paths) {
    await openHydrated(page, path);
    await addStyles(page, spacing);
    await expectNothingLost(page, path);
  }
});

test.describe('in the visitor’s own colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the chosen tab can be told from the others', async ({ page }) => {
    await openHydrated(page, '/focus-areas');
    const outline = (chosen: boolean) =>
      page
        .getByRole('tab', { selected: chosen })
        .first()
        .evaluate((tab) => getComputedStyle(tab).outlineStyle);
    expect(await outline(true)).toBe('solid');
    expect(await outline(false)).toBe('none');
  });

  test('the page at hand is underlined in the menu', async ({ page, isMobile }) => {
    await openHydrated(page, '/about');
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    const line = (name: string) =>
      page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await line('About Us')).toBe('underline');
    expect(await line('Projects')).toBe('none');
  });

  test('lists keep their bullets, buttons and fields their edges', async ({ page }) => {
    await openHydrated(page, '/announcements');
    const bullet = await page
      .getByRole('listitem')
      .filter({ hasText: content.announcements.announcements[0]?.content.expertise[0] ?? '' })
      .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
    expect(Number.parseFloat(bullet)).toBeGreaterThan(0);

    await openHydrated(page, '/contact');
    for (const control of await page.getByRole('main').locator('button, input, textarea').all()) {
      const edge = await control.evaluate((it) => getComputedStyle(it).borderTopWidth);
      expect(Number.parseFloat(edge)).toBeGreaterThan(0);
    }
  });
});
