import type { IncomingMessage } from 'node:http';
import type { Headers, Site } from './site-files.ts';

interface SiteResponse {
  status: number;
  headers: Headers;
  body?: Buffer | string;
}

type SiteRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The response to a request, without the headers that go with every response. */
export function respond(site: Site, { method, url = '', headers }: SiteRequest): SiteResponse {
  if (method !== 'GET' && method !== 'HEAD') {
    return textResponse(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
  }
  const target = parseTarget(url);
  if (!target) return textResponse(400, 'This address is not well formed.');

  const path = cleanPathOf(target.path);
  // The 404 pages have no address of their own.
  const file = path.endsWith('/404') ? undefined : site.get(fileOf(path));
  if (file && path !== target.path) {
    const location = encodeURI(path) + target.query;
    return textResponse(301, `Moved to ${location}`, { Location: location });
  }
  const accepted = headers['accept-encoding'] ?? '';
  const variants = file ?? site.get(notFoundPageOf(target.path)) ?? [];
  const variant = variants.find((it) => accepts(accepted, it.headers['Content-Encoding']));
  if (!variant) return textResponse(404, 'Not found');
  const { ETag = '', ...otherHeaders } = variant.headers;
  if (!file) return { status: 404, headers: otherHeaders, body: variant.body };
  if (matches(headers['if-none-match'] ?? '', ETag)) {
    return { status: 304, headers: variant.headers };
  }
  return { status: 200, ...variant };
}

function textResponse(status: number, text: string, headers: Headers = {}): SiteResponse {
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-cache',
      ...headers,
    },
    body: text,
  };
}

/** Whether an Accept-Encoding header allows an encoding: `gzip, br;q=0` allows gzip alone. */
function accepts(header: string, encoding: string | undefined): boolean {
  if (encoding === undefined) return true;
  const choices = header.toLowerCase().replace(/\s/g, '').split(',');
  const choiceOf = (name: string) => choices.find((it) => it.split(';')[0] === name);
  const choice = choiceOf(encoding) ?? choiceOf('*');
  return choice !== undefined && !/;q=0(\.0*)?$/.test(choice);
}

/** Whether an If-None-Match header has this ETag, also as a weak one (`W/`), which caches on the way send. */
function matches(header: string, tag: string): boolean {
  const tags: string[] = header.match(/"[^"]*"|\*/g) ?? [];
  return tags.includes(tag) || tags.includes('*');
}

/** The decoded path and the raw query; undefined for targets that are no path, such as `*`. */
function parseTarget(target: string): { path: string; query: string } | undefined {
  // Proxies may send the whole address.
  const [, rawPath = '', query = ''] =
    /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/is.exec(target) ?? [];
  if (!rawPath.startsWith('/')) return undefined;
  try {
    return { path: decodeURIComponent(rawPath), query };
  } catch {
    // No file has such a name, so the visitor gets the 404 page.
    return { path: rawPath, query };
  }
}

/** A page has one address: without a slash or ".html" at its end, and "/" for the start page. */
function cleanPathOf(path: string): string {
  return (
    path
      // Without the lookbehind, many slashes would take quadratic time (ReDoS).
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/^\/index$/, '') || '/'
  );
}

function fileOf(cleanPath: string): string {
  if (cleanPath === '/') return '/index.html';
  return /\.[a-z0-9]+$/.test(cleanPath) ? cleanPath : `${cleanPath}.html`;
}

/** An unknown post has a 404 page of its own. */
function notFoundPageOf(path: string): string {
  return /^\/blog\/[^/]+\/*$/.test(path) ? '/blog/404.html' : '/404.html';
}
