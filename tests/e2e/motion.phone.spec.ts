import type { Page } from '@playwright/test';
import { content, unlessPosts } from './content.ts';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

/** Writes down in the page which parts of the screen move on the way to it. */
function noteWhatMoves() {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready;
    const moving = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .filter((part) => part?.startsWith('::view-transition'));
    document.documentElement.dataset['moved'] = moving.join(' ');
  });
}

/** Goes to another page and tells which parts of the screen moved on the way. */
async function movedOnTheWay(page: Page): Promise<string[]> {
  await page.addInitScript(noteWhatMoves);
  await page.goto('/blog');
  await page.getByRole('link', { name: content.post.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.post.title);
  const root = page.locator('html[data-moved]');
  await expect(root).toBeAttached();
  return ((await root.getAttribute('data-moved')) ?? '').split(' ').filter(Boolean);
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
  test.skip(...unlessPosts);
  // A page that comes in pieces may be shown before its picture is there: then it only fades in.
  await expect(async () => {
    const moved = await movedOnTheWay(page);
    expect(moved).toContain('::view-transition-new(root)');
    expect(moved).toContain('::view-transition-group(travelling-picture)');
  }).toPass();
});

test('the great coil comes to rest as the page opens', async ({ page }) => {
  await page.goto('/');
  expect(await motions(page)).toContain('rotate-in');
});

test('for those who asked for less motion nothing moves, neither on a page nor on the way', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await motions(page)).toEqual([]);
  test.skip(...unlessPosts);
  expect(await movedOnTheWay(page)).toEqual([]);
});
