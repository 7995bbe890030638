import { expect, test } from 'vitest';
import { namedPackages } from './named-packages.ts';

/** Those that ask for no more than to be named. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

test('every package that runs or is sent has a licence that we can keep', () => {
  const { production, built } = namedPackages();
  expect(production.length).toBeGreaterThan(0);
  for (const { name, license } of [...production, ...built]) {
    expect(
      allowed,
      `${name} is under ${license}: take another package, or allow that licence here once you have read what it asks for.`,
    ).toContain(license);
  }
});
