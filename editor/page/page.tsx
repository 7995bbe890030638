/** One page of the site, drawn by the site's own code, with what stands in the editor's form. */
import '../../src/app.css';
import '../../src/fonts.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContentFiles } from '../../pipeline/content/problems.ts';
import { loadFonts } from '../../src/browser/fonts.ts';
import type { PictureFile } from '../../src/content/types.ts';
import type { SitePage } from '../../src/pages.tsx';

/** Where none is chosen yet. */
const noPicture: PictureFile = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
};

const { files } = await (await fetch('./content.json', { cache: 'no-store' })).json();
const draft = window.top?.draft;
const content = { ...withoutOtherCalls(files), ...(draft && { [draft.file]: draft.data }) };

Object.assign(globalThis, { siteContent: await withPictures(content) });
// Only now: the site's modules read their content when they are first imported.
const [{ pages }, { SiteFrame }] = await Promise.all([
  import('../../src/pages.tsx'),
  import('../../src/components/site-frame.tsx'),
  loadFonts(),
]);

const root = document.getElementById('root');
const page = pages.find(({ path }) => path === (draft?.page ?? '/'));
// The page is to be looked at: where its links lead, there is no site.
document.addEventListener('click', leadNowhere, true);
document.addEventListener('submit', leadNowhere, true);
if (root && page) createRoot(root).render(<DraftPage {...page} />);

function DraftPage({ path, body, hasQuickExit = false }: SitePage) {
  useEffect(() => {
    requestAnimationFrame(() => window.frameElement?.dispatchEvent(new Event('drawn')));
  }, []);
  return (
    <SiteFrame hasQuickExit={hasQuickExit} path={path}>
      {body}
    </SiteFrame>
  );
}

/** Where a call is edited, it is the one that the page shows. */
function withoutOtherCalls(files: ContentFiles): ContentFiles {
  const calls = 'content/calls/';
  if (!draft?.file.startsWith(calls)) return files;
  return Object.fromEntries(
    Object.entries(files).map(([file, data]) => [
      file,
      file.startsWith(calls) ? { ...data, featured: false } : data,
    ]),
  );
}

function leadNowhere(event: Event): void {
  const isLink = event.target instanceof Element && event.target.closest('a[href]');
  if (isLink || event.type === 'submit') event.preventDefault();
}

/** The content with pictures in place of their names. */
async function withPictures(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withPictures));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, field]) => [
    name,
    name === 'file' ? await pictureOf(String(field ?? '')) : await withPictures(field),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A picture that lies in content/pictures, or a photo that was just chosen. */
async function pictureOf(name: string): Promise<PictureFile> {
  if (!name) return noPicture;
  const isAddress = name.startsWith('blob:');
  const src = isAddress ? name : (draft?.newPhotos[name] ?? `./content/pictures/${name}`);
  return { src, ...(await sizeOf(src)) };
}

async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  return { width: image.naturalWidth || 4, height: image.naturalHeight || 3 };
}
