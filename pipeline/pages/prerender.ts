import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentFacts } from '../../src/components/document-facts.ts';
import type { PrerenderedPage } from '../../src/entry-prerender.tsx';
import { postPath } from '../../src/lib/post-path.ts';
import { checkContent } from '../content/check-content.ts';
import { withPolicy } from '../publishing/policy/policy-meta.ts';
import { filesForMachines } from '../seo/files.ts';
import { headTags } from '../seo/head-tags.ts';
import { writePreview } from '../seo/previews/write-preview.ts';
import { homeName } from '../seo/structured-data.ts';
import { buildDay } from '../settings/build-day.ts';
import { loadSite } from '../settings/site.ts';
import { takeAssets } from './built-assets.ts';
import { fillDocument } from './document.ts';
import { documentScales } from './document-scales.ts';
import { stylesOfKinds } from './page-styles.ts';

type Prerenderer = typeof import('../../src/entry-prerender.tsx');

/** Paths that no page has: what is rendered there is the answer to every unknown path, and to every unknown post. */
const unknownPaths = ['/404', '/blog/404'];

/** The end of the build: checks the content, writes every page as a file into the folder of the site, and counts them. */
export async function prerenderSite(folder: string, bundle: string): Promise<number> {
  const prerenderer: Prerenderer = await import(pathToFileURL(bundle).href);
  const { contentFiles, paths, posts } = prerenderer;
  checkContent(contentFiles, paths);

  const frame = await readFile('index.html', 'utf8');
  const site = await loadSite(frame);
  const assets = await takeAssets(folder);
  const weigh = documentScales(folder, assets.fonts);
  const builtOn = buildDay();
  // The page tells its own weight: a likely one stands in it while it is weighed.
  const likely = { builtOn, weight: 100 };
  const pages = await renderPages(prerenderer, likely);
  const entry = await readFile(join(folder, assets.entry), 'utf8');
  const styles = stylesOfKinds([...pages.values()], entry, assets.css.all);
  for (const [path, page] of pages) {
    const isFound = !unknownPaths.includes(path);
    const post = posts.find(({ id }) => path === postPath(id));
    const preview = await writePreview(folder, {
      id: isFound ? page.folder : 'not-found',
      path,
      title: page.head.title,
      ...(post && { kicker: post.category }),
    });
    // A part of the list is no page below it.
    const trail = trailOf(page.folder === 'blog' ? '/blog' : path, pages);
    const tags = headTags({ ...page, path, isFound, post, preview, trail }, site);
    const fill = (page: PrerenderedPage, facts: DocumentFacts) =>
      fillDocument(
        frame,
        {
          ...page,
          headTags: tags,
          facts,
          styles: assets.css.fonts + styles.get(page.folder),
        },
        assets,
      );
    const facts = { builtOn, weight: await weigh(fill(page, likely)) };
    const document = fill(await prerenderer.renderPage(path, facts), facts);
    const file = path === '/' ? '/index' : path;
    await writeTo(folder, `${file}.html`, withPolicy(document));
    if (page.data !== undefined && isFound) {
      await writeTo(folder, `${file}.json`, JSON.stringify(page.data));
    }
  }
  for (const [file, text] of Object.entries(filesForMachines(paths, posts, site))) {
    await writeTo(folder, file, text);
  }
  return pages.size;
}

async function renderPages({ paths, renderPage }: Prerenderer, facts: DocumentFacts) {
  const pages = new Map<string, PrerenderedPage>();
  for (const path of [...paths, ...unknownPaths]) {
    const page = await renderPage(path, facts).catch((error: unknown) => {
      throw new Error(`The page ${path} could not be rendered: ${error}`, { cause: error });
    });
    pages.set(path, page);
  }
  return pages;
}

/** The page and those above it, from the start page down. */
function trailOf(path: string, pages: Map<string, PrerenderedPage>) {
  const steps = path.split('/').filter(Boolean);
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const named = above.map((path) => ({ name: pages.get(path)?.head.title ?? '', path }));
  return [{ name: homeName, path: '/' }, ...named];
}

async function writeTo(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
