import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocumentFacts } from '../../src/components/document-facts.ts';
import { sitePicture } from '../../src/content/site-picture.ts';
import {
  type PrerenderedPage,
  paths,
  posts,
  renderPage,
  words,
} from '../../src/entry-prerender.tsx';
import { memoize } from '../../src/lib/memoize.ts';
import { postPath } from '../../src/lib/post-path.ts';
import { wordProblems } from '../content/check-words.ts';
import { refuse } from '../content/refuse.ts';
import { filesForMachines } from '../seo/files.ts';
import { headTags } from '../seo/head-tags.ts';
import { writePreview } from '../seo/preview.ts';
import { buildDay } from '../settings/build-day.ts';
import { loadSite } from '../settings/site.ts';
import { takeAssets } from './built-assets.ts';
import { fillDocument } from './document.ts';
import { stylesUsedIn } from './page-styles.ts';

/** Paths that no page has: what is rendered there is the answer to every unknown path, and to every unknown post. */
const unknownPaths = ['/404', '/blog/404'];

/**
 * Checks the content, writes every page as a file into the folder of the site, and counts them. The build bundles this, with all
 * the content and its pictures, and runs it when everything else is made.
 */
export async function prerenderSite(folder: string): Promise<number> {
  refuse(wordProblems(words, paths));

  const frame = await readFile('index.html', 'utf8');
  const site = await loadSite(frame);
  const assets = await takeAssets(folder);
  const facts = { builtOn: buildDay() };
  const { night = '' } = site.theme.light;
  const previewOf = memoize((src) => writePreview(folder, src, night));
  const pages = await renderPages(facts);
  const entry = await readFile(join(folder, assets.entry), 'utf8');
  const writing = [...pages].map(async ([path, page]) => {
    const isFound = !unknownPaths.includes(path);
    const post = posts.find(({ id }) => path === postPath(id));
    const { file: picture, alt } = page.head.picture ?? sitePicture;
    const preview = { path: await previewOf(picture.src), alt };
    const parts = {
      ...page,
      facts,
      headTags: headTags({ ...page, path, isFound, post, preview }, site),
      styles: assets.css.fonts + stylesUsedIn([entry, page.html], assets.css.all),
    };
    const file = path === '/' ? '/index' : path;
    await writeTo(folder, `${file}.html`, fillDocument(frame, parts, assets));
    if (page.data !== undefined && isFound) {
      await writeTo(folder, `${file}.json`, JSON.stringify(page.data));
    }
  });
  await Promise.all(writing);
  for (const [file, text] of Object.entries(filesForMachines(paths, posts, site))) {
    await writeTo(folder, file, text);
  }
  return pages.size;
}

async function renderPages(facts: DocumentFacts) {
  const pages = new Map<string, PrerenderedPage>();
  for (const path of [...paths, ...unknownPaths]) {
    const page = await renderPage(path, facts).catch((error: unknown) => {
      throw new Error(`The page ${path} could not be rendered: ${error}`, { cause: error });
    });
    pages.set(path, page);
  }
  return pages;
}

async function writeTo(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
