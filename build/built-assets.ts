import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What the build made for the pages, as they refer to it. */
export interface BuiltAssets {
  /** The stylesheet, put into the page so that the first paint waits for nothing else. */
  css: string;
  /** Its rules that bring fonts from files. They stand by themselves, and apply once the entry says so. */
  fontFaces: string;
  /** The address of the script that starts React later. */
  entry: string;
  /** The addresses of what it then fetches, all at once, for one page: each after what it imports, last what starts React. */
  scriptsOf: (page: string) => string[];
}

/** Tailwind's banner. Its licence goes to visitors in /licences.txt, which names all that others made. */
const banner = /^\/\*![^*]*\*\/\s*/;

const fontFace = /@font-face\{[^}]*\burl\([^}]*\}/g;

/** Reads from the manifests what the pages need, and removes what no visitor asks for. */
export async function takeAssets(site: string): Promise<BuiltAssets> {
  const folder = join(site, '.vite');
  const manifest = {
    ...(await readManifest(join(folder, 'manifest.json'))),
    ...(await readManifest(join(folder, 'entry.json'))),
  };
  const stylesheet = join(site, chunkOf(manifest, 'src/app.css').file);
  const css = (await readFile(stylesheet, 'utf8')).replace(banner, '');
  await rm(stylesheet);
  await rm(folder, { recursive: true });
  return {
    css: css.replaceAll(fontFace, '').trim(),
    fontFaces: (css.match(fontFace) ?? []).join(''),
    entry: `/${chunkOf(manifest, 'src/entry-client.ts').file}`,
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
