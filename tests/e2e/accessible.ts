import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The one without comments: it is sent to many pages. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page as it stands now, by day or in the dark. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  expect(await problemsIn(page, 'html', standards), colorScheme).toEqual([]);
}

/** Looks at the colours of the page, and at what else may differ between a phone and a desk. */
export async function expectAccessibleLayout(page: Page) {
  const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
  expect(await problemsIn(page, 'html', rules)).toEqual([]);
}

/** Looks at a part of the page that has just opened or changed, and at its colours in the dark as well. */
export async function expectPartAccessible(page: Page, part: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await problemsIn(page, part, standards)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await problemsIn(page, part, ['color-contrast']), 'in the dark').toEqual([]);
}

/** Asks axe, and brings it into the page first unless it is there already: it is long. */
async function problemsIn(page: Page, part: string, runOnly: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const { violations, passes } = await page.evaluate(
    ({ part, runOnly }) => window.axe.run(part, { runOnly, resultTypes: ['violations'] }),
    { part, runOnly },
  );
  expect(passes, 'axe found something to look at').not.toEqual([]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
