import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './test.ts';

test.use(withMotion);

/** Follows a link and gives the pseudo-elements that its view transition animates. */
async function transitionTo(page: Page, path: string): Promise<string> {
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

/** The names of the animations of the page that run or have just ended. */
function animations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().map((it) => (it instanceof CSSAnimation ? it.animationName : 'other')),
  );
}

test('a view transition fades in the page and moves the picture', async ({ page }) => {
  // A page that is shown before its picture has arrived only fades in.
  await expect(async () => {
    await page.goto('/blog');
    const moved = await transitionTo(page, '/blog/young-and-ready-to-lead');
    expect(moved).toContain('::view-transition-new(root)');
    expect(moved).toContain('::view-transition-group(shared-picture)');
  }).toPass();
});

test('the large coil on home turns as the page opens', async ({ page }) => {
  await page.goto('/');
  expect(await animations(page)).toContain('rotate-in');
});

test('with reduced motion there are no animations and no view transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await animations(page)).toEqual([]);
  expect(await transitionTo(page, '/about')).toBe('');
});
