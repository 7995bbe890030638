import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLinkPreview } from './link-preview.ts';

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'preview-'));
});

afterAll(() => rm(site, { recursive: true }));

test('a picture is shown whole, in the middle of the background', async () => {
  const high = { width: 100, height: 200, channels: 3, background: 'white' } as const;
  await sharp({ create: high }).toFile(join(site, 'high.webp'));
  const preview = sharp(join(site, await writeLinkPreview(site, '/high.webp', '#000000')));
  expect(await preview.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // It is 315 pixels wide now, as high as the preview.
  const { info, data } = await preview.greyscale().raw().toBuffer({ resolveWithObject: true });
  const line = (y: number) => [420, 460, 740, 780].map((x) => data[y * info.width + x]);
  expect(line(0)).toEqual([0, 255, 255, 0]);
  expect(line(629)).toEqual([0, 255, 255, 0]);
});
