import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { memoize } from '../../src/lib/memoize.ts';
import { sentSize } from '../publishing/compress.ts';

/** Nearly as good as the best, and much faster: there may be a thousand posts. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The version of a photo that a cheap phone, of 360 points and two pixels to each, chooses: two thirds of its width. */
const phonePhoto = 480;

/** Gives a function that weighs pages: what a phone receives until one is read to its end, in kilobytes. */
export function weighPages(folder: string, fonts: string[]): (document: string) => Promise<number> {
  const weightOf = memoize((address) => sentSize(join(folder, address)));
  return async (document) => {
    const html = await promisify(brotliCompress)(document, quick);
    const files = await Promise.all([...filesOf(document), ...fonts].map(weightOf));
    const bytes = files.reduce((sum, file) => sum + file, html.length);
    return Math.round(bytes / 1000);
  };
}

/** The addresses of all files that a browser asks for to show a document. */
export function filesOf(document: string): Set<string> {
  const found = (pattern: RegExp) => Array.from(document.matchAll(pattern), ([, it = '']) => it);
  return new Set([
    ...found(/<link rel="icon" href="([^"]+)"/g),
    ...found(/<script [^>]*\bsrc="([^"]+)"/g),
    ...(document.includes(' data-needs-react=')
      ? found(/ data-scripts="([^"]+)"/g).flatMap((addresses) => addresses.split(' '))
      : []),
    ...found(/<picture>(.*?)<\/picture>/gs).map(pictureOf),
  ]);
}

function pictureOf(picture: string): string {
  const versions = / srcSet="([^"]+)" type="image\/avif"/i.exec(picture)?.[1]?.split(', ') ?? [];
  const photo = versions.find((version) => Number(/ (\d+)w$/.exec(version)?.[1]) >= phonePhoto);
  return (photo ?? versions.at(-1))?.split(' ')[0] ?? / src="([^"]+)"/.exec(picture)?.[1] ?? '';
}
