import type { Page } from '@playwright/test';
import { expect, waitForDeferredLayout } from './test.ts';

/** The page does not scroll sideways, and no text is cut off by its box. */
export async function expectNoOverflow(page: Page, when: string) {
  // Deferred parts have estimated sizes until they are laid out.
  await waitForDeferredLayout(page);
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
          // Cut off on purpose: the link beside it leads to the whole text.
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
