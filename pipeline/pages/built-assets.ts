import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { IslandScripts } from '../../src/entry-prerender.tsx';
import { fileOfIsland, hydrator, islandFiles } from '../scripts/islands.ts';

/** What the build made for the pages, as they refer to it. */
export interface BuiltAssets {
  /** The rules of both stylesheets; each page has those for the fonts, and of the others what it needs. */
  css: { fonts: string; all: string };
  /** The address of the one script that every page brings. */
  mainScript: string;
  scriptsOf: IslandScripts;
}

/** Tailwind's banner. Its licence goes to visitors in /licences.txt, which names all that others made. */
const banner = /^\/\*![^*]*\*\/\s*/;

/** Reads from the manifests what the pages need, and removes what no visitor asks for. */
export async function takeAssets(site: string): Promise<BuiltAssets> {
  const folder = join(site, '.vite');
  const manifest = {
    ...(await readManifest(join(folder, 'manifest.json'))),
    ...(await readManifest(join(folder, 'main.json'))),
  };
  const takeRules = async (source: string) => {
    const file = join(site, chunkOf(manifest, source).file);
    const rules = await readFile(file, 'utf8');
    await rm(file);
    return rules.replace(banner, '').trim();
  };
  const css = { fonts: await takeRules('src/fonts.css'), all: await takeRules('src/app.css') };
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
        needs: [...new Set([...files.slice(0, -1), ...filesOf(manifest, hydrator)])],
      };
    },
  };
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The file a source became, after all that it imports. */
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
