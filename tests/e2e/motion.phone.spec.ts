import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

/** Goes on to another page and tells which parts of the screen move on the way. */
async function movedOnTheWayTo(page: Page, path: string): Promise<string> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        .filter((part) => part?.startsWith('::view-transition'));
      document.documentElement.dataset['moved'] = moving.join(' ');
    });
  });
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(path);
  const root = page.locator('html[data-moved]');
  await expect(root).toBeAttached();
  return (await root.getAttribute('data-moved')) ?? '';
}

/** The names of what moves on the page, or has just come to rest. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map((it) => (it instanceof CSSAnimation ? it.animationName : 'other')),
  );
}

test('from page to page the new one fades in, and the picture of a post grows into its place', async ({
  page,
}) => {
  // A page that comes in pieces may be shown before its picture is there: then it only fades in.
  await expect(async () => {
    await page.goto('/blog');
    const moved = await movedOnTheWayTo(page, '/blog/young-and-ready-to-lead');
    expect(moved).toContain('::view-transition-new(root)');
    expect(moved).toContain('::view-transition-group(travelling-picture)');
  }).toPass();
});

test('the great coil comes to rest as the page opens', async ({ page }) => {
  await page.goto('/');
  expect(await motions(page)).toContain('rotate-in');
});

test('for visitors who asked for less motion nothing moves, neither on a page nor on the way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await motions(page)).toEqual([]);
  expect(await movedOnTheWayTo(page, '/about')).toBe('');
});
