import { extname } from 'node:path';

/** The media type of every kind of file that the build makes. What is not here is sent as bytes to keep, not to show. */
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

/** The build puts a hash of their content into the names of the files in these folders, so they never change. */
export const hashedFolders = ['assets', 'fonts', 'pictures', 'previews'];

/** How long a browser may use a file without asking whether it has changed. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

export function mediaTypeOf(path: string): string {
  return mediaTypes[extname(path)] ?? 'application/octet-stream';
}

export function cachingOf(path: string): string {
  const [, folder = '', file] = path.split('/');
  return file !== undefined && hashedFolders.includes(folder) ? caching.hashed : caching.other;
}
