import { lostScreens, screens } from './screens.ts';
import { expect, notFoundLine, saveData, test } from './test.ts';

/**
 * Runs in a page: brings the whole stylesheet, as React would, and tells which elements are drawn otherwise with it, or what
 * stands before and after them. What is inside of drawings has no class of its own.
 */
async function changedByAllStyles(): Promise<string[]> {
  function drawn(): string[] {
    return [...document.querySelectorAll('body :not(svg *)')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.className}${part ?? ''} { ${values.join('; ')} }`;
      }),
    );
  }

  const before = drawn();
  const entry = document.querySelector<HTMLElement>('[data-scripts]');
  const href = entry?.dataset['scripts']?.split(' ')[0] ?? '';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  await new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
  return drawn().filter((element, index) => element !== before[index]);
}

test.use({ expectedInConsole: notFoundLine });

for (const { path } of [...screens, ...lostScreens]) {
  test(`${path} brings every rule that it needs`, async ({ page }) => {
    // So that neither fonts nor React come meanwhile.
    await saveData(page);
    await page.goto(path);
    expect(await page.evaluate(changedByAllStyles)).toEqual([]);
  });
}
