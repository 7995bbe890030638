import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page, or a part of it, as it stands now, and at its colours in the dark as well. */
export async function expectAccessible(page: Page, part?: string) {
  const axe = () => {
    // One document without frames needs no second page to collect the results in.
    const builder = new AxeBuilder({ page }).setLegacyMode(true);
    builder.options({ resultTypes: ['violations'] });
    return part === undefined ? builder : builder.include(part);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(problemsIn(await axe().withTags(standards).analyze())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(problemsIn(await axe().withRules('color-contrast').analyze()), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

function problemsIn({ violations, passes }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  expect(passes, 'axe found something to look at').not.toEqual([]);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
