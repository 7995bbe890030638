import type { Page } from '@playwright/test';
import { errorScreens, screens } from './screens.ts';
import { allLaidOut, expect, notFoundLine, onDesktop, onPhone, saveData, test } from './test.ts';

test.use({ expectedInConsole: notFoundLine });

// So that neither fonts nor React come meanwhile.
test.beforeEach(({ page }) => saveData(page));

/** Brings the styles of all pages, as React would: those with a class. All others stand in every page. */
function bringAllStyles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const entry = document.querySelector<HTMLElement>('[data-scripts]');
    const href = entry?.dataset['scripts']?.split(' ')[0] ?? '';
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
  });
}

/**
 * Runs in a page: which declarations of the last stylesheet, that of all pages, are for an element of this one, in whatever
 * state and on whatever screen, and stand in none of the page's own; and which of those need no class.
 */
function lackingDeclarations(): { asked: number; lacking: string[]; withoutClass: string[] } {
  const inBrackets = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
  const oneSelector = new RegExp(`(?:${inBrackets}|[^,(])+`, 'g');
  const oneState = new RegExp(
    String.raw`(?<!\\)(?:::?(?!is\(|where\()[\w-]+(?:${inBrackets})?|\[[^\]]*\])`,
    'g',
  );

  function declarations(rules: CSSRuleList, where: string, isMeant: (selector: string) => boolean) {
    return Array.from(rules).flatMap((rule): string[] => {
      if (rule instanceof CSSStyleRule) {
        const values = Array.from(rule.style, (name) => {
          return `${name}: ${rule.style.getPropertyValue(name)} ${rule.style.getPropertyPriority(name)}`;
        });
        const selectors = Array.from(rule.selectorText.matchAll(oneSelector), ([it]) => it.trim());
        return selectors
          .filter(isMeant)
          .flatMap((selector) => values.map((value) => `${where}${selector} { ${value}}`));
      }
      if (!(rule instanceof CSSGroupingRule)) return [];
      const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      return declarations(rule.cssRules, where + condition, isMeant);
    });
  }

  /** Whether the page has such an element, whatever its state: hovered, chosen, before React or after. */
  function isHere(selector: string): boolean {
    const anyState = selector.replace(oneState, (_, at: number) =>
      /[\w\])*-]/.test(selector[at - 1] ?? '') ? '' : '*',
    );
    return document.querySelector(anyState) !== null;
  }

  const sheets = Array.from(document.styleSheets, ({ cssRules }) => cssRules);
  const all = sheets.pop();
  const own = new Set(sheets.flatMap((rules) => declarations(rules, '', () => true)));
  const hasNoClass = (selector: string) => !selector.includes('.');
  const withoutClass = sheets.flatMap((rules) => declarations(rules, '', hasNoClass));
  const wanted = all ? declarations(all, '', isHere) : [];
  const lacking = wanted.filter((declaration) => !own.has(declaration));
  return { asked: wanted.length + withoutClass.length, lacking, withoutClass };
}

test('every page brings every rule that it needs', onDesktop, async ({ page }) => {
  let onEveryPage: string[] | undefined;
  for (const { path } of [...screens, ...errorScreens]) {
    await page.goto(path);
    await bringAllStyles(page);
    const { asked, lacking, withoutClass } = await page.evaluate(lackingDeclarations);
    expect(lacking, path).toEqual([]);
    onEveryPage ??= withoutClass;
    expect(withoutClass, path).toEqual(onEveryPage);
    expect(asked).toBeGreaterThan(500);
  }
});

/** Runs in a page: each value with which each element is drawn, and what stands before and after it. Drawings have none. */
function drawnValues(): string[] {
  return [...document.querySelectorAll('body :not(svg *)')].flatMap((element, index) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const place = `${index}: ${element.localName}.${element.className}${part ?? ''}`;
      return Array.from(style, (name) => `${place} { ${name}: ${style.getPropertyValue(name)} }`);
    }),
  );
}

test(
  'nothing is drawn otherwise when React brings the styles of all pages',
  onPhone,
  async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      await allLaidOut(page);
      // There are so many that they stay in the page.
      const before = await page.evaluateHandle(drawnValues);
      await bringAllStyles(page);
      const after = await page.evaluateHandle(drawnValues);
      const changed = await after.evaluate((values, those) => {
        const known = new Set(those);
        return values.filter((value) => !known.has(value));
      }, before);
      expect(changed, path).toEqual([]);
      expect(await after.evaluate((values) => values.length)).toBeGreaterThan(10_000);
    }
  },
);
