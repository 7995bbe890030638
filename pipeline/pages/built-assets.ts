import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { writeHashed } from '../write-hashed.ts';
import { stylesWithClass } from './page-styles.ts';

/** What the build made for the pages, as they refer to it. */
export interface BuiltAssets {
  /** The rules of both stylesheets; those for the fonts stand in every page. */
  css: { fonts: string; all: string };
  /** The address of those with a class, which React may need: all others stand in every page. */
  stylesheet: string;
  /** The address of the one script that every page brings. */
  entry: string;
  /** That of the script for pages which a visitor may have to leave at once. */
  leaving: string;
  /** Those of the scripts for one page where React is needed: each after what it imports, last what starts React. */
  scriptsOf: (page: string) => string[];
}

/** Tailwind's banner. Its licence goes to visitors in /licences.txt, which names all that others made. */
const banner = /^\/\*![^*]*\*\/\s*/;

/** Reads from the manifests what the pages need, and removes what no visitor asks for. */
export async function takeAssets(site: string): Promise<BuiltAssets> {
  const folder = join(site, '.vite');
  const manifest = {
    ...(await readManifest(join(folder, 'manifest.json'))),
    ...(await readManifest(join(folder, 'entry.json'))),
    ...(await readManifest(join(folder, 'leaving.json'))),
  };
  const readRules = async (file: string) =>
    (await readFile(join(site, file), 'utf8')).replace(banner, '').trim();
  const fontRules = chunkOf(manifest, 'src/fonts.css').file;
  const allRules = chunkOf(manifest, 'src/app.css').file;
  const css = { fonts: await readRules(fontRules), all: await readRules(allRules) };
  const entry = chunkOf(manifest, 'src/entry-client.ts');
  await rm(join(site, fontRules));
  await rm(join(site, allRules));
  await rm(folder, { recursive: true });
  return {
    css,
    stylesheet: await writeHashed(site, '/assets/app.css', stylesWithClass(css.all)),
    entry: `/${entry.file}`,
    leaving: `/${chunkOf(manifest, 'src/entry-leaving.ts').file}`,
    scriptsOf: (page) => {
      const sources = [`src/pages/${page}/${page}.tsx`, 'src/hydrate.tsx'];
      return [...new Set(sources.flatMap((source) => filesOf(manifest, source)))];
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
    `The build made no file of its own from ${source}. ` +
      'A page with the id "about" in src/routes.tsx stands in src/pages/about/about.tsx and is imported with import().',
  );
}
