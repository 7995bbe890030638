import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** A version, or versions that hold inside one package alone. */
  overrides?: Overrides;
}

export interface Overrides {
  [name: string]: string | Overrides;
}

export interface LockedPackage extends Omit<Manifest, 'overrides'> {
  integrity?: string;
  /** The address it was fetched from. */
  resolved?: string;
  hasInstallScript?: boolean;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Every package of ours: the website, and the tools that are installed only where they are used. */
export const packageFolders = foldersBelow('.').filter((folder) =>
  existsSync(join(folder, 'package.json')),
);

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** What a lockfile says of each package, by its folder, and of ours by the empty name. */
export function lockedPackages(folder: string): Map<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return new Map(Object.entries(packages));
}

/** But for those that are installed, built or hidden. */
function foldersBelow(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\..*|node_modules|dist)$/.test(entry.name))
    .map(({ name }) => join(folder, name));
  return [folder, ...folders.flatMap(foldersBelow)];
}
