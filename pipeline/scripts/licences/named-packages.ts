import { readFileSync } from 'node:fs';

interface NamedPackage {
  name: string;
  version: string;
  /** By its SPDX name, such as MIT. */
  license: string;
}

interface Lockfile {
  packages: Record<string, NamedPackage & { dev?: boolean; devOptional?: boolean }>;
}

/** What visitors receive beside scripts: fonts, cut to size, and the base styles in every page. */
const inPages = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  'tailwindcss',
];

/** What `npm install --omit=dev` installs, and what only the build needs but visitors receive. */
export function namedPackages(): { production: NamedPackage[]; built: NamedPackage[] } {
  const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all = Object.entries(packages).map(([folder, it]) => ({
    ...it,
    name: folder.replace(/^.*node_modules\//, ''),
  }));
  return {
    // We ourselves stand there under the empty name.
    production: all.filter(({ name, dev, devOptional }) => name && !dev && !devOptional),
    built: all.filter(({ name }) => inPages.includes(name)),
  };
}
