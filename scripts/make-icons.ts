/** Makes the other icons from public/favicon.svg: node --import ts-blank-space/register scripts/make-icons.ts */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { loadTheme } from '../pipeline/shared/theme.ts';

const { light } = await loadTheme();

await writeFile('public/favicon.ico', icoOf(await pngOf(32)));
await writeFile('public/icon-512.png', await pngOf(512));
// For home screens, which need an opaque background. Android masks the icon: its safe zone has four fifths of the width.
await writeFile('public/apple-touch-icon.png', await pngOf(180, 16));
await writeFile('public/icon-maskable-512.png', await pngOf(512, 82));

/** With a padding, the icon has an opaque background. */
function pngOf(size: number, padding = 0): Promise<Buffer> {
  const inner = size - 2 * padding;
  const icon = sharp('public/favicon.svg', { density: (72 * inner) / 64 }).resize(inner);
  const background = light['fibre'] ?? '';
  const border = { top: padding, right: padding, bottom: padding, left: padding, background };
  if (padding) icon.flatten({ background }).extend(border);
  return icon.png({ palette: true, dither: 0 }).toBuffer();
}

/** An .ico file with one PNG of 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
