import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Encoding, encodings } from './encodings.ts';
import { cachingOf, mediaTypeOf } from './file-kinds.ts';

export type Headers = Record<string, string>;

/** The built site, held in memory: what is not in it cannot be served. */
export interface Site {
  /** Every file by its path, such as `/blog/a-post.html`. */
  files: Map<string, SiteFile>;
  /** What goes with every answer, whatever it is. */
  always: Headers;
}

/** A file of the built site as it is and compressed. */
export interface SiteFile extends Version {
  compressed: Partial<Record<Encoding, Version>>;
}

/** One form of a file, and the headers that go with it. */
export interface Version {
  body: Buffer;
  headers: Headers;
}

/** Reads every file below a folder. Those that are no pages have some headers of their own. */
export function readSite(folder: string, always: Headers, ofFiles: Headers): Site {
  const bodies = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!isHidden(path)) bodies.set(path, readFileSync(file));
  }
  const files = new Map<string, SiteFile>();
  for (const [path, body] of bodies) {
    const isCompressed = Object.values(encodings).some((ending) => path.endsWith(ending));
    const headers = path.endsWith('.html') ? always : { ...always, ...ofFiles };
    if (!isCompressed) files.set(path, siteFile(path, body, bodies, headers));
  }
  return { files, always };
}

/** Files with a dot before their name are nobody's business, but for the one folder that is made to be found. */
function isHidden(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.');
}

function siteFile(
  path: string,
  body: Buffer,
  bodies: Map<string, Buffer>,
  always: Headers,
): SiteFile {
  const compressed: SiteFile['compressed'] = {};
  for (const encoding of Object.keys(encodings) as Encoding[]) {
    const body = bodies.get(path + encodings[encoding]);
    if (body) compressed[encoding] = version(path, body, always, encoding);
  }
  return { ...version(path, body, always), compressed };
}

function version(path: string, body: Buffer, always: Headers, encoding?: Encoding): Version {
  return {
    body,
    headers: {
      ...always,
      'Content-Type': mediaTypeOf(path),
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
      'Accept-Ranges': 'bytes',
      // Caches must not give one browser what was compressed for another.
      Vary: 'Accept-Encoding',
      'Cache-Control': cachingOf(path),
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
  };
}
