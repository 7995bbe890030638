import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeAssets } from './built-assets.ts';
import { checkContent } from './check-content/check-content.ts';
import { fillDocument } from './document.ts';

type Prerenderer = typeof import('../src/entry-prerender.tsx');

/** Paths that no page has: what is rendered there is the answer to every unknown path, and to every unknown post. */
const unknownPaths = ['/404', '/blog/404'];

/** The end of the build: checks the content and writes every page as a file into the folder of the site. */
export async function prerenderSite(site: string, bundle: string): Promise<void> {
  const prerenderer: Prerenderer = await import(pathToFileURL(bundle).href);
  checkContent(prerenderer.contentFiles, prerenderer.paths);

  const frame = await readFile('index.html', 'utf8');
  const assets = await takeAssets(site);
  for (const path of [...prerenderer.paths, ...unknownPaths]) {
    const page = await prerenderer.renderPage(path).catch((error: unknown) => {
      throw new Error(`The page ${path} could not be rendered: ${error}`, { cause: error });
    });
    const name = path === '/' ? 'index' : path;
    await writeTo(join(site, `${name}.html`), fillDocument(frame, page, assets));
    if (page.data !== undefined && !unknownPaths.includes(path)) {
      await writeTo(join(site, `${name}.json`), JSON.stringify(page.data));
    }
  }
}

async function writeTo(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
