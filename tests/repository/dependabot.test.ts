import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { manifestOf, packageFolders } from '../packages/package-folders.ts';
import { dependabotIn, faultsOf } from './dependabot.ts';

const content = readFileSync('.github/dependabot.yml', 'utf8');
const { updates } = dependabotIn(content);

function foldersOf(ecosystem: string): string[] {
  return updates
    .filter((update) => update['package-ecosystem'] === ecosystem)
    .flatMap(({ directories }) => directories);
}

test('is a configuration as GitHub understands it', () => {
  expect(faultsOf(content)).toEqual([]);
});

test('every folder with a package.json is kept up to date', () => {
  const folders = packageFolders.map((folder) => `/${folder}`.replace(/^\/\.$/, '/'));
  expect(foldersOf('npm').sort(), 'Name each in .github/dependabot.yml.').toEqual(folders.sort());
});

test('so are the workflows, also the one that others copy', () => {
  expect(foldersOf('github-actions')).toEqual(['/', '/deploy']);
});

test('what is left out is ours, and docs/decisions/pinned-versions.md says why', () => {
  const ours = packageFolders.map(manifestOf).flatMap((manifest) =>
    Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.overrides,
    }),
  );
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((it) => it['dependency-name']));
  expect(ours).toEqual(expect.arrayContaining(ignored));
  expect(ignored.sort()).toEqual(pinned().sort());
});

/** The packages in the first column of the table. */
function pinned(): string[] {
  const page = readFileSync('docs/decisions/pinned-versions.md', 'utf8');
  const cells = [...page.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

describe('the check finds', () => {
  test.each([
    ['a misspelt ecosystem', 'github-actions', 'github-action'],
    ['a wrong key', 'schedule:', 'shedule:'],
    ['an interval that there is not', 'weekly', 'fortnightly'],
    ['a step that there is not', 'semver-major', 'semver-mayor'],
    ['a folder that is no path from the top', '- /deploy', '- deploy'],
    ['another version of the format', 'version: 2', 'version: 3'],
  ])('%s', (_, right, wrong) => {
    expect(content).toContain(right);
    expect(faultsOf(content.replace(right, wrong))).not.toEqual([]);
  });
});
