import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Photo, preparePhoto } from './photo.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A green hill below a pale sky, with the grain of a camera, held upright, with the place where it was taken. */
async function takePhoto(width: number, height: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 3 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#000', noise } });
  const scene = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1f5b3f"/>
    <rect width="100%" height="20%" fill="#f3e8d5"/></svg>`;
  const file = join(folder, `walk-${width}.jpg`);
  await grain
    .composite([{ input: Buffer.from(scene), blend: 'overlay' }])
    .withExif({
      IFD0: { Artist: 'A volunteer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 20/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toFile(file);
  return file;
}

describe('a photo from a phone', () => {
  let photo: Photo;
  let source: string;

  beforeAll(async () => {
    source = await takePhoto(240, 700);
    photo = await preparePhoto(source, 'walk.jpg', join(folder, 'made'));
  });

  test('is upright, in two formats, and never enlarged', async () => {
    expect(photo).toMatchObject({ width: 700, height: 240, tone: 'bg-dye-leaf' });
    for (const [versions, name] of [
      [photo.versions.avif, 'heif'],
      [photo.versions.webp, 'webp'],
    ] as const) {
      const sizes = versions.map(async ({ file }) => {
        const { width, height, format } = await sharp(file).metadata();
        return `${format} ${width} x ${height}`;
      });
      const expected = ['320 x 110', '480 x 165', '700 x 240'];
      expect(await Promise.all(sizes)).toEqual(expected.map((size) => `${name} ${size}`));
    }
  });

  test('weighs little: on a phone less than a tenth of what it was', async () => {
    const onPhone = photo.versions.avif.find(({ width }) => width === 480);
    const small = await readFile(onPhone?.file ?? '');
    expect(small.length).toBeLessThan((await readFile(source)).length / 10);
  });

  test('has no metadata: where, when and by whom it was taken', async () => {
    expect((await sharp(source).metadata()).exif, 'the sample has what must go').toBeDefined();
    for (const { file } of [...photo.versions.avif, ...photo.versions.webp]) {
      const { exif, xmp, iptc } = await sharp(file).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('is cached', async () => {
    const file = photo.versions.webp[0]?.file ?? '';
    await writeFile(file, 'made before');
    await preparePhoto(source, 'walk.jpg', join(folder, 'made'));
    expect(await readFile(file, 'utf8')).toBe('made before');
  });
});

test('a photo that is too small or cannot be read throws an error with what to do', async () => {
  const tiny = await takePhoto(200, 150);
  await expect(preparePhoto(tiny, 'tiny.jpg', folder)).rejects.toThrow(
    'The photo tiny.jpg is only 150 pixels wide. Take one of at least 320, better 1280',
  );
  const broken = join(folder, 'broken.jpg');
  await writeFile(broken, 'not a photo');
  await expect(preparePhoto(broken, 'broken.jpg', folder)).rejects.toThrow(
    /The photo broken\.jpg cannot be read .* Save it anew as a JPEG/,
  );
});
