import type { Page } from '@playwright/test';
import { allLaidOut, expect } from './test.ts';

/** Nothing runs off the side of the screen, and no words are cut off by the box they stand in. */
export async function expectNothingLost(page: Page, when: string) {
  // What still waits to be laid out has the size it is given meanwhile, its words the place they will have.
  await allLaidOut(page);
  const lost = await page.evaluate(() => {
    const root = document.documentElement;
    const problems: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      problems.push(`The page is ${root.scrollWidth - root.clientWidth} px wider than the screen`);
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
          parent.closest('[aria-hidden="true"], .sr-only') ||
          // Cut off on purpose, with the whole of it where the link beside it leads.
          getComputedStyle(parent).textOverflow === 'ellipsis'
        )
          continue;
        if (
          text.width &&
          (text.right > edges.right + 1 ||
            text.bottom > edges.bottom + 1 ||
            text.left < edges.left - 1)
        ) {
          problems.push(`“${words.currentNode.textContent?.slice(0, 60)}” is cut off`);
        }
      }
    }
    return problems;
  });
  const advice = 'shorten a long word in content/, or give it more room';
  expect(lost, `${page.url()}, ${when}: ${advice}`).toEqual([]);
}

/** Lets styles of the visitor's own apply meanwhile; the page's policy would not let a style element in. */
export async function withStyles(page: Page, css: string, look: () => Promise<void>) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
