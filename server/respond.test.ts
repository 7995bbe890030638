import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { respond } from './respond.ts';
import type { Site } from './site-files.ts';

function file(body: string, encoding?: string) {
  return {
    headers: { ETag: `"${body}"`, ...(encoding && { 'Content-Encoding': encoding }) },
    body: Buffer.from(body),
  };
}

const site: Site = new Map([
  ['/about.html', [file('in brotli', 'br'), file('in gzip', 'gzip'), file('about')]],
  ['/blog/first.html', [file('first')]],
]);

function get(url: string, headers: IncomingHttpHeaders = {}) {
  const response = respond(site, { method: 'GET', url, headers });
  return { ...response, body: response.body?.toString() };
}

test.each(['/blog/f%69rst', 'http://localhost/blog/first', 'https://a:1/blog/first?a=http://b/'])(
  'GET %s is understood',
  (url) => {
    expect(get(url)).toMatchObject({ status: 200, body: 'first' });
  },
);

test.each(['', '*'])('GET “%s”, which is no path, is a bad request', (url) => {
  expect(get(url).status).toBe(400);
});

test.each([
  ['gzip, deflate, br, zstd', 'in brotli'],
  ['gzip, deflate', 'in gzip'],
  ['br;q=0, gzip;q=0.5', 'in gzip'],
  ['*;q=0, GZIP ; q=0.1', 'in gzip'],
  ['br;q=0.0, gzip ;q=0.000', 'about'],
])('Accept-Encoding: %s', (accepted, body) => {
  expect(get('/about', { 'accept-encoding': accepted })).toMatchObject({ status: 200, body });
});

test.each([
  ['"other", W/"about"', 304],
  ['*', 304],
  ['"in gzip"', 200],
])('If-None-Match: %s', (tags, status) => {
  expect(get('/about', { 'if-none-match': tags }).status).toBe(status);
});

test('the 404 page has no tag', () => {
  site.set('/404.html', [file('missing')]);
  const response = get('/nope', { 'if-none-match': '"missing"' });
  expect(response).toEqual({ status: 404, headers: {}, body: 'missing' });
});
