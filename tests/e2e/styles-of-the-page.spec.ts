import type { Page } from '@playwright/test';
import { lostScreens, screens } from './screens.ts';
import { expect, notFoundLine, saveData, test } from './test.ts';

/** How every element, and what stands before and after it, is drawn, by the browser's own account. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.className}${part ?? ''} { ${values.join('; ')} }`;
      }),
    ),
  );
}

/** Brings the whole stylesheet, as React would. */
function bringAllStyles(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const entry = document.querySelector<HTMLElement>('[data-scripts]');
    const href = entry?.dataset['scripts']?.split(' ')[0] ?? '';
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
  });
}

test.use({ expectedInConsole: notFoundLine });

for (const { path } of [...screens, ...lostScreens]) {
  test(`${path} brings every rule that it needs`, async ({ page }) => {
    // So that neither fonts nor React come meanwhile.
    await saveData(page);
    await page.goto(path);
    const before = await drawn(page);
    await bringAllStyles(page);
    const after = await drawn(page);
    expect(after.filter((element, index) => element !== before[index])).toEqual([]);
  });
}
