/** One page of the site, rendered by the site's own code with the data of the editor's form. */
import '../../src/app.css';
import '../../src/fonts.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContentFiles } from '../../pipeline/content/content-errors.ts';
import { loadFonts } from '../../src/browser/fonts.ts';
import type { PictureFile } from '../../src/content/basic-types.ts';
import type { SitePage } from '../../src/pages.tsx';

/** The placeholder until a picture is chosen. */
const placeholderPicture: PictureFile = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  width: 4,
  height: 3,
};

const { files } = await (await fetch('./content.json', { cache: 'no-store' })).json();
const draft = window.top?.draft;
const content = { ...withoutOtherCalls(files), ...(draft && { [draft.file]: draft.data }) };

Object.assign(globalThis, { siteContent: await withPictures(content) });
// Imported only now, because the site's modules read their content when they are first imported.
const [{ pages }, { SiteLayout }] = await Promise.all([
  import('../../src/pages.tsx'),
  import('../../src/components/site-layout.tsx'),
  loadFonts(),
]);

const root = document.getElementById('root');
const page = pages.find(({ path }) => path === (draft?.page ?? '/'));
// There are no other pages for its links to lead to.
document.addEventListener('click', preventLeaving, true);
document.addEventListener('submit', preventLeaving, true);
if (root && page) createRoot(root).render(<DraftPage {...page} />);

function DraftPage({ path, body, hasQuickExit = false }: SitePage) {
  useEffect(() => {
    requestAnimationFrame(() => window.frameElement?.dispatchEvent(new Event('rendered')));
  }, []);
  return (
    <SiteLayout hasQuickExit={hasQuickExit} path={path}>
      {body}
    </SiteLayout>
  );
}

/** When a call is edited, the page shows it and not another featured one. */
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

function preventLeaving(event: Event): void {
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

/** A picture in content/pictures, or a photo that was just chosen. */
async function pictureOf(name: string): Promise<PictureFile> {
  if (!name) return placeholderPicture;
  const isUrl = name.startsWith('blob:');
  const src = isUrl ? name : (draft?.newPhotos[name] ?? `./content/pictures/${name}`);
  return { src, ...(await sizeOf(src)) };
}

async function sizeOf(src: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  return { width: image.naturalWidth || 4, height: image.naturalHeight || 3 };
}
