import { cleanPathOf, errorPageOf, fileOf, isErrorPage, readTarget } from './addresses.ts';
import { accepts } from './encodings.ts';
import { type Answer, onlyReading, plainAnswer } from './plain-answer.ts';
import { rangeOf } from './range.ts';
import type { Site, SiteFile, Version } from './site-files.ts';

export interface Question {
  method: string;
  /** The request's target as it came: path and query. */
  target: string;
  /** The values of the headers that the answer depends on, by their names in small letters. */
  headers: {
    'accept-encoding'?: string | undefined;
    'if-none-match'?: string | undefined;
    'if-range'?: string | undefined;
    range?: string | undefined;
  };
}

/** What the server says to a request: a function of the site and the question alone. */
export function answer(site: Site, question: Question): Answer {
  const { method } = question;
  if (method !== 'GET' && method !== 'HEAD') return onlyReading(site.always);
  const full = find(site, question);
  return method === 'HEAD' ? { status: full.status, headers: full.headers } : full;
}

function find(site: Site, question: Question): Answer {
  const target = readTarget(question.target);
  if (!target) return plainAnswer(site.always, 400, 'This address is not well formed.');
  const { path, query } = target;
  if (isErrorPage(path)) return notFound(site, path, question);

  const cleanPath = cleanPathOf(path);
  if (cleanPath !== path && site.files.has(fileOf(cleanPath))) {
    const location = encodeURI(cleanPath) + query;
    return plainAnswer(site.always, 301, `Moved to ${location}`, { Location: location });
  }

  const file = site.files.get(fileOf(path));
  return file ? found(site, smallest(file, question), question) : notFound(site, path, question);
}

function found(site: Site, version: Version, { method, headers: asked }: Question): Answer {
  const { headers, body } = version;
  const tag = headers['ETag'] ?? '';
  if (asked['if-none-match'] && names(asked['if-none-match'], tag)) return { status: 304, headers };

  // A part of another version than the one that the browser has begun with would be of no use to it.
  const isPartWanted = method === 'GET' && asked.range && (asked['if-range'] ?? tag) === tag;
  const range = isPartWanted ? rangeOf(asked.range ?? '', body.length) : undefined;
  if (range === undefined) return { status: 200, headers, body };
  if (range === 'beyond') {
    const size = { 'Content-Range': `bytes */${body.length}` };
    return plainAnswer(site.always, 416, 'The file has no such part.', size);
  }
  const part = body.subarray(range.first, range.last + 1);
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(part.length),
      'Content-Range': `bytes ${range.first}-${range.last}/${body.length}`,
    },
    body: part,
  };
}

/** Whether an If-None-Match header names a tag, as it was sent or weakened by a cache on the way. */
function names(header: string, tag: string): boolean {
  const tags = header.split(',').map((it) => it.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

function notFound(site: Site, path: string, question: Question): Answer {
  const page = site.files.get(errorPageOf(path));
  if (!page) return plainAnswer(site.always, 404, 'Not found');
  const { headers, body } = smallest(page, question);
  const { ETag: _, 'Accept-Ranges': __, ...lasting } = headers;
  return { status: 404, headers: lasting, body };
}

/** The file in the smallest form that the browser understands. */
function smallest(file: SiteFile, { headers: asked }: Question): Version {
  const { br, gzip } = file.compressed;
  const wishes = asked['accept-encoding'] ?? '';
  if (br && accepts(wishes, 'br')) return br;
  if (gzip && accepts(wishes, 'gzip')) return gzip;
  return file;
}
