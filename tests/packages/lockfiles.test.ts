import { describe, expect, test } from 'vitest';
import {
  type LockedPackage,
  lockedPackages,
  manifestOf,
  packageFolders,
} from './package-folders.ts';

describe.each(packageFolders)('%s/package-lock.json', (folder) => {
  const locked = lockedPackages(folder);
  const packages = [...locked].filter(([path]) => path !== '');
  const pathsOf = (isMeant: (it: LockedPackage) => unknown) =>
    packages.filter(([, it]) => isMeant(it)).map(([path]) => path);

  test('is made from the package.json beside it', () => {
    const { dependencies, devDependencies } = manifestOf(folder);
    const { dependencies: lockedHere, devDependencies: lockedForUs } = locked.get('') ?? {};
    expect([lockedHere, lockedForUs]).toEqual([dependencies, devDependencies]);
  });

  test('holds all that is needed, on every platform', () => {
    const missing = [...locked].flatMap(([path, it]) =>
      needs(it)
        .filter((name) => !isFound(name, path, locked))
        .map((name) => `${path || 'package.json'} needs ${name}`),
    );
    expect(missing, 'npm ci would fail: see docs/decisions/pinned-versions.md.').toEqual([]);
  });

  test('knows every package by its content', () => {
    expect(packages.length).toBeGreaterThan(0);
    expect(pathsOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('names no registry, as other machines have others', () => {
    const advice = 'Run npm install --omit-lockfile-registry-resolved in its folder.';
    expect(
      pathsOf(({ resolved }) => resolved),
      advice,
    ).toEqual([]);
  });

  test('lets no package run a script when it is installed', () => {
    expect(pathsOf(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
  });
});

/** What must stand in the lockfile for a package, needed here or on another platform. */
function needs(it: LockedPackage): string[] {
  const peers = Object.keys(it.peerDependencies ?? {}).filter(
    (name) => !it.peerDependenciesMeta?.[name]?.optional,
  );
  const { dependencies, devDependencies, optionalDependencies } = it;
  return [
    ...peers,
    ...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  ];
}

/** Whether Node would find a package from where another one stands: in its folder, or in one above. */
function isFound(name: string, path: string, locked: Map<string, LockedPackage>): boolean {
  if (locked.has(`${path && `${path}/`}node_modules/${name}`)) return true;
  if (path === '') return false;
  const above = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return isFound(name, above, locked);
}
