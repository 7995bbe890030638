import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { photoTones } from '../../src/components/photo-tones.ts';
import { loadTheme, type Palette } from '../shared/theme.ts';
import { writeIfMissing } from '../shared/write-files.ts';

/** From a small phone to the widest picture on the site; the browser chooses (`srcset`). */
const widths = [320, 480, 720, 960, 1280];

/** The newest format first: a browser takes the first that it supports. */
const formats = { avif: { quality: 48 }, webp: { quality: 68 } };

type Format = keyof typeof formats;

type PhotoTone = (typeof photoTones)[number];

export interface Photo {
  width: number;
  height: number;
  tone: PhotoTone;
  versions: Record<Format, { width: number; file: string }[]>;
}

export function isPhoto(file: string): boolean {
  return /\.(jpe?g|png|webp|avif)$/i.test(file);
}

/** A queue: many photos at once would keep everything else in the build waiting. */
let lastPhoto: Promise<unknown> = Promise.resolve();

/**
 * Makes the small versions of a photo, upright and without metadata (where, when and by whom it was taken). They are cached
 * by a content hash.
 */
export function preparePhoto(source: string, name: string, folder: string): Promise<Photo> {
  const photo = lastPhoto.then(() => prepare(source, name, folder));
  lastPhoto = photo.catch(() => {});
  return photo;
}

async function prepare(source: string, name: string, folder: string): Promise<Photo> {
  const original = await readFile(source);
  const { width, height } = await sizeOf(original, name);
  const stem = join(folder, `${basename(source, extname(source))}-${hashOf(original)}`);
  await mkdir(folder, { recursive: true });

  async function versionsIn(format: Format) {
    const versions = [];
    for (const wide of widthsFor(width)) {
      const file = `${stem}-${wide}.${format}`;
      await writeIfMissing(file, () => smallVersion(original, wide, format));
      versions.push({ width: wide, file });
    }
    return versions;
  }

  return {
    width,
    height,
    tone: await toneOf(original),
    versions: { avif: await versionsIn('avif'), webp: await versionsIn('webp') },
  };
}

/** Of the photo and of the formats: when either changes, the versions are made again. */
function hashOf(original: Buffer): string {
  const hash = createHash('sha256').update(original).update(JSON.stringify(formats));
  return hash.digest('hex').slice(0, 8);
}

function smallVersion(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const small = sharp(original).autoOrient().resize({ width });
  return small.toFormat(format, formats[format]).toBuffer();
}

/** The widths below the photo's own, and its own where it is smaller than the widest. */
function widthsFor(own: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, own)))];
}

async function sizeOf(photo: Buffer, name: string) {
  const metadata = await sharp(photo)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(
        `The photo ${name} cannot be read (${error}). Save it anew as a JPEG and try again.`,
      );
    });
  const { width, height } = metadata.autoOrient;
  if (width >= 320) return { width, height };
  throw new Error(
    `The photo ${name} is only ${width} pixels wide. Take one of at least 320, better 1280, or it will look coarse.`,
  );
}

/** The theme colour nearest to the dominant colour of the photo: the background until the photo loads. */
async function toneOf(photo: Buffer): Promise<PhotoTone> {
  const { light } = await loadTheme();
  const { dominant } = await sharp(await sharp(photo).resize(64).toBuffer()).stats();
  const distances = photoTones.map((tone) =>
    distance([dominant.r, dominant.g, dominant.b], rgbOf(light, tone.replace('bg-', ''))),
  );
  return photoTones[distances.indexOf(Math.min(...distances))] ?? 'bg-raffia';
}

function rgbOf(palette: Palette, colour: string): number[] {
  return [1, 3, 5].map((start) =>
    Number.parseInt(palette[colour]?.slice(start, start + 2) ?? '', 16),
  );
}

function distance(one: number[], other: number[]): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}
