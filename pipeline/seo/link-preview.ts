import { join, parse } from 'node:path';
import sharp from 'sharp';
import { writeHashed } from '../shared/write-files.ts';

export const previewSize = { width: 1200, height: 630 };

/**
 * Writes the picture that chats and social networks show with a link (og:image), whole, on a background of one colour, and
 * returns its path. It is a JPEG: not every chat reads other formats, and a photo would be too large as a PNG.
 */
export async function writeLinkPreview(
  site: string,
  src: string,
  background: string,
): Promise<string> {
  const preview = await sharp(join(site, src))
    .resize({ ...previewSize, fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 65, mozjpeg: true })
    .toBuffer();
  return writeHashed(site, `/previews/${parse(src).name}.jpg`, preview);
}
