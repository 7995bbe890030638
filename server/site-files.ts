import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, encodings } from './encodings.ts';

/** A file of the built site, held in memory as it is and compressed. */
export interface SiteFile extends Version {
  compressed: Partial<Record<Encoding, Version>>;
}

/** One form of a file, and the headers that go with it. */
export interface Version {
  body: Buffer;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The build puts a hash of their content into the names of these files, so they never change. */
const hashedFolders = /^\/(assets|fonts|pictures|previews)\//;

/** Every file below a folder by its path, such as `/blog/a-post.html`. */
export function readSite(folder: string): Map<string, SiteFile> {
  const bodies = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bodies.set(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    const isCompressed = Object.values(encodings).some((ending) => path.endsWith(ending));
    if (!isCompressed) files.set(path, siteFile(path, body, bodies));
  }
  return files;
}

function siteFile(path: string, body: Buffer, bodies: Map<string, Buffer>): SiteFile {
  const compressed: SiteFile['compressed'] = {};
  for (const encoding of Object.keys(encodings) as Encoding[]) {
    const body = bodies.get(path + encodings[encoding]);
    if (body) compressed[encoding] = version(path, body, encoding);
  }
  return { ...version(path, body), compressed };
}

function version(path: string, body: Buffer, encoding?: Encoding): Version {
  return {
    body,
    headers: {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
      // Caches must not give one browser what was compressed for another.
      Vary: 'Accept-Encoding',
      'Cache-Control': hashedFolders.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
  };
}
