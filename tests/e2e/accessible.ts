import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands now, by day or in the dark. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  expect(problemsIn(await scan(page).withTags(standards).analyze()), colorScheme).toEqual([]);
}

/** Looks at the colours of the page, and at what else may differ between a phone and a desk. */
export async function expectAccessibleLayout(page: Page) {
  const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
  expect(problemsIn(await scan(page).withRules(rules).analyze())).toEqual([]);
}

/** Looks at a part of the page that has just opened or changed, and at its colours in the dark as well. */
export async function expectPartAccessible(page: Page, part: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(problemsIn(await scan(page).include(part).withTags(standards).analyze())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inTheDark = await scan(page).include(part).withRules('color-contrast').analyze();
  expect(problemsIn(inTheDark), 'in the dark').toEqual([]);
}

function scan(page: Page): AxeBuilder {
  // One document without frames needs no second page to collect the results in.
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

function problemsIn({ violations, passes }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  expect(passes, 'axe found something to look at').not.toEqual([]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
