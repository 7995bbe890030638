import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { encodings } from './encodings.ts';
import { cachingOf, mediaTypeOf } from './file-kinds.ts';

export type Headers = Record<string, string>;

/** The built site, held in memory: what is not in it cannot be served. */
export interface Site {
  /** The forms of every file, smallest first, by its path, such as `/blog/a-post.html`. */
  files: Map<string, Form[]>;
  /** What goes with every answer, unless it says otherwise. */
  always: Headers;
}

/** A file, compressed or as it is, with its headers. */
export interface Form {
  headers: Headers;
  body: Buffer;
}

/** Reads every file below a folder. Those that are no pages have some headers of their own. */
export function readSite(folder: string, always: Headers, ofFiles: Headers): Site {
  const files: Site['files'] = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
    if (!entry.isFile() || isHidden(path) || /\.(br|gz)$/.test(path)) continue;
    const headers = {
      ...(!path.endsWith('.html') && ofFiles),
      'Content-Type': mediaTypeOf(path),
      'Cache-Control': cachingOf(path),
    };
    files.set(path, formsOf(file, headers));
  }
  return { files, always };
}

/** Files with a dot before their name are nobody's business, but for the one folder that is made to be found. */
function isHidden(path: string): boolean {
  return path.replace(/^\/\.well-known\//, '/').includes('/.');
}

function formsOf(file: string, headers: Headers): Form[] {
  const compressed = Object.entries(encodings)
    .filter(([, ending]) => existsSync(file + ending))
    .map(([encoding, ending]) => form(file + ending, { ...headers, 'Content-Encoding': encoding }));
  return [...compressed, form(file, headers)];
}

function form(file: string, headers: Headers): Form {
  const body = readFileSync(file);
  return {
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      'Accept-Ranges': 'bytes',
      // Caches must not give one browser what was compressed for another.
      Vary: 'Accept-Encoding',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
    body,
  };
}
