import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { ScriptsOf } from '../../src/entry-prerender.tsx';

export const hydratorFile = 'src/islands/hydrate-island.tsx';

const ending = '.island.tsx';

/** The file of each island, by its name. */
export function islandFiles(folder = 'src'): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();
  const byName = new Map<string, string>();
  for (const file of files) {
    const name = basename(file, ending);
    const other = byName.get(name);
    if (other)
      throw new Error(`Two islands are called “${name}”: ${other} and ${file}. Rename one.`);
    byName.set(name, file);
  }
  return byName;
}

/** The file of the island with the name that a component gives to `island('…')`. */
export function fileOfIsland(name: string, files: Map<string, string>): string {
  const file = files.get(name);
  if (file) return file;
  throw new Error(
    `The island “${name}” has no file of its name. Call its file ${name}${ending}, or write the file's name in island('…').`,
  );
}

/** For the development server, which serves each file as it is. */
export const islandSources: ScriptsOf = (name) => ({
  script: `/${fileOfIsland(name, islandFiles())}`,
  dependencies: [`/${hydratorFile}`],
});

/** Leaves out Vite's preload helper, 600 bytes in every page: our pages name the scripts that an island needs. */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  };
}
