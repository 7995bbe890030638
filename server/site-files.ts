import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Headers = Record<string, string>;

/** The built site in memory: the variants of each file, smallest first, by path, such as `/blog/a-post.html`. */
export type Site = Map<string, Variant[]>;

/** A file with its headers, compressed or as it is. */
interface Variant {
  headers: Headers;
  body: Buffer;
}

/** The media type of every kind of file that the build makes. */
export const mediaTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The names of the files in these folders have a content hash, so they can be cached for ever. */
export const hashedFolders = ['assets', 'fonts', 'pictures', 'previews'];

export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** The encodings that the build compresses files with, best first, and the extensions of the compressed files. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** Reads every file of the built site. All but pages get `fileHeaders`. */
export function readSite(folder: string, fileHeaders: Headers): Site {
  const site: Site = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
    // Of the hidden files, only those in /.well-known/ are public.
    const isHidden = path.replace(/^\/\.well-known\//, '/').includes('/.');
    if (!entry.isFile() || isHidden || /\.(br|gz)$/.test(path)) continue;
    const isHashed = hashedFolders.some((name) => path.startsWith(`/${name}/`));
    const headers = {
      ...(!path.endsWith('.html') && fileHeaders),
      'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? caching.hashed : caching.other,
    };
    const compressed = Object.entries(encodings)
      .filter(([, extension]) => existsSync(file + extension))
      .map(([encoding, extension]) =>
        readVariant(file + extension, { ...headers, 'Content-Encoding': encoding }),
      );
    site.set(path, [...compressed, readVariant(file, headers)]);
  }
  return site;
}

function readVariant(file: string, headers: Headers): Variant {
  const body = readFileSync(file);
  return {
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      Vary: 'Accept-Encoding',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
    body,
  };
}
