import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPreview, type Preview } from './draw-preview.ts';

/** Draws the picture that is shown where somebody shares a page, and tells its path in the site. */
export async function writePreview(folder: string, preview: Preview): Promise<string> {
  const picture = await drawPreview(preview);
  // With the hash a changed picture has a new address: those who fetched the old one fetch it again.
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
  const name = preview.path.replace(/^\/$/, '/home').slice(1).replaceAll('/', '-');
  const path = `/previews/${name}-${hash}.png`;
  await mkdir(join(folder, 'previews'), { recursive: true });
  await writeFile(join(folder, path), picture);
  return path;
}
