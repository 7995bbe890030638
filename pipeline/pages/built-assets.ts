import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ScriptsOf } from '../../src/entry-prerender.tsx';
import { fileOfIsland, hydratorFile, islandFiles } from './islands.ts';

export interface BuiltAssets {
  /** Every page inlines the rules for the fonts, and of all others the critical ones. */
  css: { fonts: string; all: string };
  /** The address of the script of every page. */
  mainScript: string;
  scriptsOf: ScriptsOf;
}

/** Tailwind's banner. Visitors get its licence in /licences.txt. */
const banner = /^\/\*![^*]*\*\/\s*/;

/** Reads what the pages need from Vite's manifests, and removes the manifests and the stylesheets, which are inlined. */
export async function readAndRemoveAssets(site: string): Promise<BuiltAssets> {
  const folder = join(site, '.vite');
  const manifest = {
    ...(await readManifest(join(folder, 'manifest.json'))),
    ...(await readManifest(join(folder, 'main.json'))),
  };
  const takeCss = async (source: string) => {
    const file = join(site, chunkOf(manifest, source).file);
    const rules = await readFile(file, 'utf8');
    await rm(file);
    return rules.replace(banner, '').trim();
  };
  const css = { fonts: await takeCss('src/fonts.css'), all: await takeCss('src/app.css') };
  await rm(folder, { recursive: true });
  const islands = islandFiles();
  return {
    css,
    mainScript: `/${chunkOf(manifest, 'src/browser/main.ts').file}`,
    scriptsOf: (name) => {
      const files = filesOf(manifest, fileOfIsland(name, islands));
      const script = files.at(-1) ?? '';
      return {
        script,
        dependencies: [...new Set([...files.slice(0, -1), ...filesOf(manifest, hydratorFile)])],
      };
    },
  };
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The file that a source was built into, after all that it imports. */
function filesOf(manifest: Manifest, source: string): string[] {
  const { file, imports = [] } = chunkOf(manifest, source);
  return [...imports.flatMap((imported) => filesOf(manifest, imported)), `/${file}`];
}

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (chunk) return chunk;
  throw new Error(
    `The build made no file of its own from ${source}; vite.config.ts names it as an input.`,
  );
}
