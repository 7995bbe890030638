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

/** The minified file, because it is sent to many pages. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the whole page as it is now. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  expect(await problemsIn(page, 'html', standards), colorScheme).toEqual([]);
}

/** Checks only what may differ between a phone and a desktop. */
export async function expectAccessibleLayout(page: Page) {
  const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
  expect(await problemsIn(page, 'html', rules)).toEqual([]);
}

/** Checks a part of the page that has just opened or changed, and its contrast in dark mode as well. */
export async function expectPartAccessible(page: Page, part: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await problemsIn(page, part, standards)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await problemsIn(page, part, ['color-contrast']), 'in dark mode').toEqual([]);
}

/** Runs axe, which is injected into each page once only, because it is large. */
async function problemsIn(page: Page, part: string, runOnly: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const { violations, passes } = await page.evaluate(
    ({ part, runOnly }) => window.axe.run(part, { runOnly, resultTypes: ['violations'] }),
    { part, runOnly },
  );
  expect(passes, 'axe has checked something').not.toEqual([]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/** The `expanded` state of a button in the browser's accessibility tree. */
export async function isExpanded(page: Page, name: string): Promise<unknown> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const button = nodes.find((it) => it.role?.value === 'button' && it.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}
