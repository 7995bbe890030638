import { writeHashed } from '../../write-hashed.ts';
import { drawPreview, type Preview } from './draw-preview.ts';

/** Draws the picture that is shown where somebody shares a page, and tells its path in the site. */
export async function writePreview(folder: string, preview: Preview): Promise<string> {
  const name = preview.path.replace(/^\/$/, '/home').slice(1).replaceAll('/', '-');
  return writeHashed(folder, `/previews/${name}.png`, await drawPreview(preview));
}
