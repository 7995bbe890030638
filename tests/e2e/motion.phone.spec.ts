import type { Page } from '@playwright/test';
import { content, unlessPosts } from './content.ts';
import { expect, followLink, openHydrated, test, withMotion } from './test.ts';

test.use(withMotion);

/** The two ways from page to page: a page where React runs stays the same document. */
const ways = [
  { way: 'by React', open: openHydrated },
  { way: 'by a document', open: (page: Page, path: string) => page.goto(path) },
];

/** Writes down in the page which parts of the screen move on the way to it. */
function noteWhatMoves() {
  async function note(transition: ViewTransition | null) {
    await transition?.ready;
    const moving = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .filter((part) => part?.startsWith('::view-transition'));
    document.documentElement.dataset['moved'] = moving.join(' ');
  }

  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    void note(transition);
    return transition;
  };
  addEventListener('pagereveal', ({ viewTransition }) => note(viewTransition));
}

/** Goes to another page and tells which parts of the screen moved on the way. */
async function movedOnTheWay(page: Page, open: (typeof ways)[number]['open']): Promise<string[]> {
  await page.addInitScript(noteWhatMoves);
  await open(page, '/blog');
  await page.locator('html').evaluate((root) => delete root.dataset['moved']);
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

for (const { way, open } of ways) {
  test(`from page to page, ${way}, the new one fades in, and the picture of a post grows into its place`, async ({
    page,
  }) => {
    test.skip(...unlessPosts);
    // A page that comes in pieces may be shown before its picture is there: then it only fades in.
    await expect(async () => {
      const moved = await movedOnTheWay(page, open);
      expect(moved).toContain('::view-transition-new(root)');
      expect(moved).toContain('::view-transition-group(travelling-picture)');
    }).toPass();
  });
}

test.describe('what is broken off', () => {
  test.use({ expectedInConsole: /Stopped by a test/ });

  test('is no fault where one page comes before the last has faded in, and one anywhere else', async ({
    page,
  }) => {
    await openHydrated(page, '/blog');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        // From now on it is the browser's own again; this once the next page is asked for before the fade begins.
        document.startViewTransition = start;
        let cutShort = () => {};
        const isCutShort = new Promise<void>((resolve) => {
          cutShort = resolve;
        });
        const transition = start(async () => {
          if (typeof update === 'function') await update();
          document.querySelector<HTMLElement>('a[href="/projects"]')?.click();
          await isCutShort;
        });
        const skip = transition.skipTransition.bind(transition);
        transition.skipTransition = () => {
          document.documentElement.dataset['cut'] = 'short';
          skip();
          cutShort();
        };
        return transition;
      };
    });
    await followLink(page, '/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.projects.intro.title);
    await expect(page.locator('html')).toHaveAttribute('data-cut', 'short');

    const told = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      void Promise.reject(new DOMException('Stopped by a test', 'AbortError'));
    });
    expect((await told).message).toContain('Stopped by a test');
  });
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
  for (const { way, open } of ways) expect(await movedOnTheWay(page, open), way).toEqual([]);
});
