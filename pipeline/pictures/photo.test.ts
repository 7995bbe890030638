import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPhoto, type Photo, preparePhoto } from './photo.ts';

// Encoding takes its time on a busy machine.
vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A green hill below a pale sky, with the grain of a camera, held upright and taken at a place that is nobody's business. */
async function takePhoto(width: number, height: number): Promise<string> {
  const grain = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 3 },
    },
  });
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
    source = await takePhoto(400, 1200);
    photo = await preparePhoto(source, 'walk.jpg', join(folder, 'made'));
  });

  test('stands upright', () => {
    expect([photo.width, photo.height]).toEqual([1200, 400]);
  });

  test('has versions for every screen in two formats', async () => {
    for (const format of ['avif', 'webp'] as const) {
      const sizes = photo.versions[format].map(async ({ file }) => {
        const { width, height, format } = await sharp(file).metadata();
        return [format, width, height];
      });
      const name = format === 'avif' ? 'heif' : 'webp';
      expect(await Promise.all(sizes)).toEqual([
        [name, 320, 107],
        [name, 480, 160],
        [name, 720, 240],
        [name, 960, 320],
        [name, 1200, 400],
      ]);
    }
  });

  test('weighs little: on a phone less than a tenth of what it was', async () => {
    const onPhone = photo.versions.avif.find(({ width }) => width === 480);
    const small = await readFile(onPhone?.file ?? '');
    expect(small.length).toBeLessThan((await readFile(source)).length / 10);
  });

  test('tells nobody where, when and by whom it was taken', async () => {
    expect((await sharp(source).metadata()).exif, 'the sample has what must go').toBeDefined();
    for (const { file } of [...photo.versions.avif, ...photo.versions.webp]) {
      const { exif, xmp, iptc } = await sharp(file).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('has a colour of ours in its place until it comes', () => {
    expect(photo.tone).toBe('bg-dye-leaf');
  });

  test('is made once', async () => {
    const file = photo.versions.webp[0]?.file ?? '';
    await writeFile(file, 'made before');
    await preparePhoto(source, 'walk.jpg', join(folder, 'made'));
    expect(await readFile(file, 'utf8')).toBe('made before');
  });
});

test('a photo that is not wide has no version wider than itself', async () => {
  const small = await preparePhoto(await takePhoto(400, 360), 'small.jpg', join(folder, 'made'));
  expect(small.versions.webp.map(({ width }) => width)).toEqual([320, 360]);
});

test('a photo that would look coarse, or cannot be read, is refused with what to do', async () => {
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

test.each([
  ['walk.jpg', true],
  ['Walk.JPEG', true],
  ['walk.png', true],
  ['walk.svg', false],
  ['walk.tsx', false],
])('%s is a photo: %s', (name, expected) => {
  expect(isPhoto(name)).toBe(expected);
});
