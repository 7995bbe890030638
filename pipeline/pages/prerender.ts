import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sitePictureFile from '../../content/pictures/site-five-baskets.svg?picture';
import type { Picture } from '../../src/content/types.ts';
import { notFoundPages, pages, posts, renderPage } from '../../src/entry-prerender.tsx';
import type { SitePage } from '../../src/pages.tsx';
import { filesForMachines } from '../seo/files.ts';
import { headTags } from '../seo/head-tags.ts';
import { writePreview } from '../seo/preview.ts';
import { loadSite } from '../settings/site.ts';
import { takeAssets } from './built-assets.ts';
import { fillDocument } from './document.ts';
import { stylesUsedIn } from './page-styles.ts';

/** For link previews of pages without a picture. */
const sitePicture: Picture = {
  file: sitePictureFile,
  alt: 'A large coiled basket in plum, green, blue and yellow, with four smaller baskets around it',
};

/**
 * Writes every page as a file into the folder of the site, and counts them. The build bundles this, with all
 * the content and its pictures, and runs it when everything else is made.
 */
export async function prerenderSite(folder: string): Promise<number> {
  const paths = pages.map(({ path }) => path);
  const frame = await readFile('index.html', 'utf8');
  const site = await loadSite(frame);
  const assets = await takeAssets(folder);
  const { night = '' } = site.theme.light;
  const all = [...pages, ...notFoundPages];
  const previews = await writePreviews(folder, all, night);

  async function write(page: SitePage) {
    const { path, head, post } = page;
    const { html, title, scripts } = renderPage(page, assets.scriptsOf);
    const { file: picture, alt } = head.picture ?? sitePicture;
    const announced = {
      head,
      title,
      path,
      isFound: !notFoundPages.includes(page),
      post,
      preview: { path: previews.get(picture.src) ?? picture.src, alt },
    };
    // What scripts may add has styles, too. React's own adds nothing, and is full of words that look like classes.
    const added = [assets.mainScript, ...scripts].filter((it) => !/\/react-[\w-]+\.js$/.test(it));
    const code = await Promise.all(added.map((script) => readFile(join(folder, script), 'utf8')));
    const parts = {
      html,
      headTags: headTags(announced, site),
      styles: assets.css.fonts + stylesUsedIn([html, ...code], assets.css.all),
      mainScript: assets.mainScript,
    };
    const file = path === '/' ? '/index' : path;
    await writeTo(folder, `${file}.html`, fillDocument(frame, parts));
  }

  await Promise.all(
    all.map((page) =>
      write(page).catch((error: unknown) => {
        throw new Error(`The page ${page.path} could not be rendered: ${error}`, { cause: error });
      }),
    ),
  );
  for (const [file, text] of Object.entries(filesForMachines(paths, posts, site))) {
    await writeTo(folder, file, text);
  }
  return all.length;
}

/** The link previews of all pages, by the address of the picture that each is made of. */
async function writePreviews(folder: string, all: SitePage[], ground: string) {
  const pictures = new Set(all.map(({ head }) => (head.picture ?? sitePicture).file.src));
  const writing = [...pictures].map(
    async (src) => [src, await writePreview(folder, src, ground)] as const,
  );
  return new Map(await Promise.all(writing));
}

async function writeTo(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
