import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIcons } from './icons.ts';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeIcons(site);
});

afterAll(() => rm(site, { recursive: true }));

test('the tab’s icon is a drawing that follows the visitor’s scheme', async () => {
  const svg = await readFile(join(site, 'favicon.svg'), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/);
  expect(svg).toContain('prefers-color-scheme:dark');
});

test('programs that ask for /favicon.ico get the sign, with nothing around it', async () => {
  const file = await readFile(join(site, 'favicon.ico'));
  // By the format's rules: an icon with one picture of 32 by 32 pixels, and where that stands in the file.
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [size, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + size).toBe(file.length);
  const picture = sharp(file.subarray(start));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect((await picture.stats()).isOpaque).toBe(false);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels that nothing shines through', async (name, side) => {
  const icon = sharp(join(site, name));
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: side, height: side });
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('whatever shape Android cuts out, the sign is whole', async () => {
  const { data, info } = await sharp(join(site, 'icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  const ground = colourAt(0, 0);
  const safe = info.width * 0.4;
  const outside: string[] = [];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const distance = Math.hypot(x - info.width / 2, y - info.height / 2);
      if (distance > safe && !colourAt(x, y).equals(ground)) outside.push(`${x} ${y}`);
    }
  }
  expect(outside).toEqual([]);
  expect(colourAt(info.width / 2 + 100, info.height / 2).equals(ground)).toBe(false);
});
