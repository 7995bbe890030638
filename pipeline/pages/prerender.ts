import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sitePictureFile from '../../content/pictures/site-five-baskets.svg?picture';
import { sitePaths } from '../../src/content/site.ts';
import type { Picture } from '../../src/content/types.ts';
import { notFoundPages, pages, posts, renderPage } from '../../src/entry-prerender.tsx';
import type { SitePage } from '../../src/pages.tsx';
import { headTags } from '../seo/head-tags.ts';
import { writeLinkPreview } from '../seo/link-preview.ts';
import { seoFiles } from '../seo/seo-files.ts';
import { loadSite } from '../shared/settings.ts';
import { writeInto } from '../shared/write-files.ts';
import { readAndRemoveAssets } from './built-assets.ts';
import { criticalCss } from './critical-css.ts';
import { renderDocument } from './document.ts';

/** For link previews of pages without a picture. */
const sitePicture: Picture = {
  file: sitePictureFile,
  alt: 'A large coiled basket in plum, green, blue and yellow, with four smaller baskets around it',
};

/**
 * Writes every page as a file into the folder of the site, and returns their number. The build bundles this module with all
 * the content and its pictures, and runs it last.
 */
export async function prerenderSite(folder: string): Promise<number> {
  const paths = pages.map(({ path }) => path);
  checkSitePaths(paths);
  const template = await readFile('index.html', 'utf8');
  const site = await loadSite(template);
  const assets = await readAndRemoveAssets(folder);
  const { night = '' } = site.theme.light;
  const all = [...pages, ...notFoundPages];
  const previews = await writeLinkPreviews(folder, all, night);

  async function write(page: SitePage) {
    const { path, head, post } = page;
    const { html, title, scripts } = renderPage(page, assets.scriptsOf);
    const { file: picture, alt } = head.picture ?? sitePicture;
    const described = {
      head,
      title,
      path,
      isFound: !notFoundPages.includes(page),
      post,
      preview: { path: previews.get(picture.src) ?? picture.src, alt },
    };
    // What scripts add needs its styles, too. React itself adds nothing, and is full of words that look like classes.
    const ownScripts = [assets.mainScript, ...scripts].filter(
      (it) => !/\/react-[\w-]+\.js$/.test(it),
    );
    const code = await Promise.all(
      ownScripts.map((script) => readFile(join(folder, script), 'utf8')),
    );
    const parts = {
      html,
      headTags: headTags(described, site),
      criticalCss: assets.css.fonts + criticalCss([html, ...code], assets.css.all),
      mainScript: assets.mainScript,
    };
    const file = path === '/' ? '/index' : path;
    await writeInto(folder, `${file}.html`, renderDocument(template, parts));
  }

  await Promise.all(
    all.map((page) =>
      write(page).catch((error: unknown) => {
        throw new Error(`The page ${page.path} could not be rendered: ${error}`, { cause: error });
      }),
    ),
  );
  for (const [file, text] of Object.entries(seoFiles(paths, posts, site))) {
    await writeInto(folder, file, text);
  }
  return all.length;
}

/** The content schema cannot import pages, so the paths that links may lead to are a list of their own. */
function checkSitePaths(paths: string[]): void {
  const screens = paths.filter((path) => !path.startsWith('/blog/'));
  if (screens.toSorted().join() === sitePaths.toSorted().join()) return;
  throw new Error(`sitePaths must list the pages of src/pages.tsx: ${screens.join(', ')}.`);
}

/** By the address of the picture. */
async function writeLinkPreviews(folder: string, all: SitePage[], background: string) {
  const pictures = new Set(all.map(({ head }) => (head.picture ?? sitePicture).file.src));
  const writing = [...pictures].map(
    async (src) => [src, await writeLinkPreview(folder, src, background)] as const,
  );
  return new Map(await Promise.all(writing));
}
