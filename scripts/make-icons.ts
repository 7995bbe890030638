/** Makes the other icons from public/favicon.svg: node --import ts-blank-space/register scripts/make-icons.ts */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { loadTheme } from '../pipeline/shared/theme.ts';

const { light } = await loadTheme();

await writeFile('public/favicon.ico', icoOf(await pngOf(32)));
await writeFile('public/icon-512.png', await pngOf(512));
// For home screens, where nothing may shine through. Those of Android cut out any shape that has four fifths of the width.
await writeFile('public/apple-touch-icon.png', await pngOf(180, 16));
await writeFile('public/icon-maskable-512.png', await pngOf(512, 82));

/** The sign on a square; with an edge, it lies on the ground that baskets have. */
function pngOf(size: number, edge = 0): Promise<Buffer> {
  const sign = size - 2 * edge;
  const icon = sharp('public/favicon.svg', { density: (72 * sign) / 64 }).resize(sign);
  const background = light['fibre'] ?? '';
  const around = { top: edge, right: edge, bottom: edge, left: edge, background };
  if (edge) icon.flatten({ background }).extend(around);
  return icon.png({ palette: true, dither: 0 }).toBuffer();
}

/** A PNG picture of 32 pixels as an icon file, which is a list of pictures: here of one. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
