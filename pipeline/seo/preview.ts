import { join, parse } from 'node:path';
import sharp from 'sharp';
import { writeHashed } from '../write-hashed.ts';

/** The size of a picture beside a shared link, in chats and social networks. */
export const previewSize = { width: 1200, height: 630 };

/**
 * Writes what a shared link shows, a picture of the site, whole, on a ground of one colour, and tells its path. It is a JPEG:
 * not every chat reads other formats, and a photo would be too large as a PNG.
 */
export async function writePreview(site: string, src: string, ground: string): Promise<string> {
  const preview = await sharp(join(site, src))
    .resize({ ...previewSize, fit: 'contain', background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 65, mozjpeg: true })
    .toBuffer();
  return writeHashed(site, `/previews/${parse(src).name}.jpg`, preview);
}
