import { readFileSync } from 'node:fs';
import { type LicensedPackage, licensedPackage } from './licensed-package.ts';
import { received } from './received.ts';

interface Lockfile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** What runs in production, and what only the build needs but visitors receive. */
export function namedPackages(): { production: LicensedPackage[]; built: LicensedPackage[] } {
  const folders = productionFolders();
  const others = Object.keys(received)
    .map((name) => `node_modules/${name}`)
    .filter((folder) => !folders.includes(folder));
  return { production: folders.map(licensedPackage), built: others.map(licensedPackage) };
}

/** Where `npm install --omit=dev` puts packages, those that others need included. */
function productionFolders(): string[] {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.keys(packages).filter((folder) => {
    const { dev, devOptional } = packages[folder] ?? {};
    return folder !== '' && !dev && !devOptional;
  });
}
