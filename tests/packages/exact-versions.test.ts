import { describe, expect, test } from 'vitest';
import { manifestOf, type Overrides, packageFolders } from './package-folders.ts';

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every version that a package asks for, by what asks for it. */
function versionsIn(folder: string): [name: string, version: string][] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifestOf(folder);
  return [dependencies, devDependencies, optionalDependencies, overrides].flatMap(flat);
}

function flat(versions: Overrides = {}): [string, string][] {
  return Object.entries(versions).flatMap(([name, version]): [string, string][] =>
    typeof version === 'string' ? [[name, version]] : flat(version),
  );
}

test('the website and its tools are looked at', () => {
  for (const folder of ['.', 'tests/browser/npm-chromium', 'tools/lighthouse']) {
    expect(packageFolders).toContain(folder);
  }
});

describe.each(packageFolders)('%s/package.json', (folder) => {
  test('names one version of each package', () => {
    expect(versionsIn(folder)).not.toEqual([]);
    for (const [name, version] of versionsIn(folder)) {
      expect(version, `${name} may be any of many versions: name one.`).toMatch(exact);
    }
  });
});
