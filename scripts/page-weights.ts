import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of a response's other headers: status, type, length, encoding, ETag and date. */
const otherHeaders = 290;

/** The width of the photo version that a phone of 360 CSS pixels at 2x loads (`sizes`: two thirds of the screen). */
const phonePhoto = 480;

/** In bytes, with brotli unless the name says otherwise. Why these: docs/performance.md */
export const budgets = {
  page: 14_000,
  gzip: 17_000,
  entry: 4_000,
  scripts: 66_000,
  fonts: 36_000,
  pictures: 60_000,
  // Before the visitor scrolls, and when the page has been read to its end.
  'first look': 55_000,
  requests: 8,
  all: 140_000,
};

type PageWeight = Record<keyof typeof budgets, number>;

/** By file, such as `blog/a-post.html`. */
export function weighPages(dist = 'dist'): Map<string, PageWeight> {
  const files = readdirSync(join(dist, 'site'), { recursive: true, encoding: 'utf8' }).sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  return new Map(pages.map((file) => [file, weigh(dist, file)]));
}

/** For the writers of the content; the other budgets are for developers. */
const advice: Partial<Record<keyof PageWeight, string>> = {
  page: 'Shorten its text.',
  gzip: 'Shorten its text.',
  pictures: 'Show fewer pictures, or simpler ones.',
};

/** A sentence for each budget that a page exceeds. */
export function exceededBudgets(file: string, weight: PageWeight): string[] {
  return (Object.keys(budgets) as (keyof PageWeight)[])
    .filter((name) => weight[name] > budgets[name])
    .map((name) =>
      `${file}: ${name} ${weight[name]}, at most ${budgets[name]}. ${advice[name] ?? ''}`.trim(),
    );
}

function weigh(dist: string, file: string): PageWeight {
  const site = join(dist, 'site');
  const html = readFileSync(join(site, file), 'utf8');
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, it = '']) => it);
  const pictures = found(/<picture>(.*?)<\/picture>/gs);
  const entries = found(/<script [^>]*\bsrc="([^"]+)"/g);
  const islands = found(/ data-(?:island|dependencies)="([^"]+)"/g).flatMap((scripts) =>
    scripts.split(' '),
  );
  const fonts = readdirSync(join(site, 'fonts')).map((name) => `/fonts/${name}`);
  const first = [
    ...['/favicon.svg', '/links.speculationrules', ...entries, ...fonts],
    ...pictures.filter((picture) => picture.includes('loading="eager"')).map(photoOrDrawing),
  ];
  /** The bytes of these files, each counted once, without those in `known`. */
  const sizeOf = (addresses: string[], known: string[] = []) => {
    const fetched = new Set(addresses.filter((address) => !known.includes(address)));
    return [...fetched].reduce((sum, address) => sum + sentSize(join(site, address)), 0);
  };
  const headers = headerSize(dist);
  const page = sentSize(join(site, file)) + headers;
  const firstLook = page + sizeOf(first);
  return {
    page,
    gzip: sentSize(join(site, file), '.gz') + headers,
    entry: sizeOf(entries),
    scripts: sizeOf([...entries, ...islands]),
    fonts: sizeOf(fonts),
    pictures: sizeOf(pictures.map(photoOrDrawing)),
    'first look': firstLook,
    requests: first.length + 1,
    all: firstLook + sizeOf([...islands, ...pictures.map(photoOrDrawing)], first),
  };
}

/** The address of the picture that a phone fetches. */
function photoOrDrawing(picture: string): string {
  const versions = / srcSet="([^"]+)" type="image\/avif"/i.exec(picture)?.[1]?.split(', ') ?? [];
  const photo = versions.find((version) => Number(/ (\d+)w$/.exec(version)?.[1]) >= phonePhoto);
  return (photo ?? versions.at(-1))?.split(' ')[0] ?? / src="([^"]+)"/.exec(picture)?.[1] ?? '';
}

function sentSize(path: string, encoding = '.br'): number {
  return statSync(existsSync(path + encoding) ? path + encoding : path).size;
}

function headerSize(dist: string): number {
  const file = join(dist, 'headers.json');
  const headers: Record<string, string> = JSON.parse(readFileSync(file, 'utf8')).always;
  // Each line has four more characters: a colon, a space, CR and LF.
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length + 4,
    otherHeaders,
  );
}
