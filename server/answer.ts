import { accepts } from './encodings.ts';
import type { SiteFile, Version } from './site-files.ts';

interface Question {
  method: string;
  /** The request's target as it came: path and query. */
  target: string;
  /** The value of the If-None-Match header. */
  ifNoneMatch: string | undefined;
  /** The value of the Accept-Encoding header. */
  acceptEncoding: string | undefined;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer | string;
}

/** Sent with everything. */
const always = { 'X-Content-Type-Options': 'nosniff' };

/** What the server says to a request: a function of the site and the question alone. */
export function answer(site: Map<string, SiteFile>, question: Question): Answer {
  const { method } = question;
  if (method !== 'GET' && method !== 'HEAD') {
    return plain(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
  }
  const full = find(site, question);
  return method === 'HEAD' ? { status: full.status, headers: full.headers } : full;
}

function find(site: Map<string, SiteFile>, question: Question): Answer {
  const { target, ifNoneMatch } = question;
  const [rawPath = '/', query] = target.split(/\?(.*)/s);
  const path = decode(rawPath);
  if (path === undefined) return plain(400, 'This address is not well formed.');
  if (isErrorPage(path)) return notFound(site, path, question);

  const cleanPath = cleanPathOf(path);
  if (cleanPath !== path && site.has(fileOf(cleanPath))) {
    const location = encodeURI(cleanPath) + (query === undefined ? '' : `?${query}`);
    return plain(301, `Moved to ${location}`, { Location: location });
  }

  const file = site.get(fileOf(path));
  if (!file) return notFound(site, path, question);
  const { headers, body } = smallest(file, question);
  if (ifNoneMatch?.split(/,\s*/).includes(headers['ETag'] ?? '')) {
    return { status: 304, headers: { ...always, ...headers } };
  }
  return { status: 200, headers: { ...always, ...headers }, body };
}

/** A page has one address: no slash and no ".html" behind it, and nothing but "/" for the start page. */
function cleanPathOf(path: string): string {
  return (
    path
      .replace(/\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/'
  );
}

/** The file behind an address. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return /\.[a-z0-9]+$/.test(path) ? path : `${path}.html`;
}

/** An unknown post has a screen of its own. */
function notFound(site: Map<string, SiteFile>, path: string, question: Question): Answer {
  const page = site.get(/^\/blog\/[^/]+$/.test(path) ? '/blog/404.html' : '/404.html');
  if (!page) return plain(404, 'Not found');
  const { headers, body } = smallest(page, question);
  const { ETag: _, ...lasting } = headers;
  return { status: 404, headers: { ...always, ...lasting }, body };
}

/** The file in the smallest form that the browser understands. */
function smallest(file: SiteFile, { acceptEncoding = '' }: Question): Version {
  const { br, gzip } = file.compressed;
  if (br && accepts(acceptEncoding, 'br')) return br;
  if (gzip && accepts(acceptEncoding, 'gzip')) return gzip;
  return file;
}

function isErrorPage(path: string): boolean {
  return /\/404(\.html)?$/.test(path);
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !decoded.includes('\0') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: {
      ...always,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      ...headers,
    },
    body: text,
  };
}
