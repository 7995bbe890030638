import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { readSite, type SiteFile } from './site-files.ts';

const files = {
  'index.html': 'home',
  'about.html': 'about',
  'about.html.br': 'about in brotli',
  'about.html.gz': 'about in gzip',
  'blog.html': 'list',
  'blog/first.html': 'first',
  'blog/404.html': 'no such post',
  '404.html': 'no such page',
  '404.html.br': 'no such page in brotli',
  'assets/app-1a2b.js': 'script',
  'robots.txt': 'robots',
};

let folder: string;
let site: Map<string, SiteFile>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['assets', 'blog']) await mkdir(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  site = readSite(folder);
});

afterAll(() => rm(folder, { recursive: true }));

function ask(target: string, method = 'GET', ifNoneMatch?: string, acceptEncoding?: string) {
  const question = { method, target, ifNoneMatch, acceptEncoding };
  const { status, headers, body } = answer(site, question);
  return { status, headers, body: body?.toString() };
}

describe('pages have one clean address', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=whatsapp', 'about'],
    ['/blog', 'list'],
    ['/blog/first', 'first'],
    ['/blog/f%69rst', 'first'],
  ])('%s is answered with its page', (target, body) => {
    expect(ask(target)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/blog/?page=1', '/blog?page=1'],
    ['/blog/first.html', '/blog/first'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s leads to %s', (target, location) => {
    expect(ask(target)).toMatchObject({ status: 301, headers: { Location: location } });
  });
});

describe('what is not there is answered with a page and status 404', () => {
  test.each([
    ['/nope', 'no such page'],
    ['/about/team', 'no such page'],
    ['/blog/nope', 'no such post'],
    ['/blog/a/b', 'no such page'],
    ['/404', 'no such page'],
    ['/404.html', 'no such page'],
    ['/blog/404', 'no such post'],
    ['//evil.example/', 'no such page'],
    ['/../package.json', 'no such page'],
    ['/%2e%2e%2fpackage.json', 'no such page'],
  ])('%s', (target, body) => {
    expect(ask(target)).toMatchObject({ status: 404, body });
  });
});

test.each(['/%', '/%zz', '/%00', '/%E0%A4%A', 'about', '*'])(
  'the malformed address %s is refused',
  (target) => {
    expect(ask(target).status).toBe(400);
  },
);

test('only reading is allowed', () => {
  expect(ask('/', 'POST')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
});

test('HEAD is answered like GET, without the body', () => {
  expect(ask('/about', 'HEAD')).toEqual({ ...ask('/about'), body: undefined });
  expect(ask('/nope', 'HEAD')).toEqual({ ...ask('/nope'), body: undefined });
});

test('files are sent with their type and size', () => {
  expect(ask('/about').headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': '5',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(ask('/assets/app-1a2b.js').headers['Content-Type']).toMatch('text/javascript');
  expect(ask('/robots.txt').headers['Content-Type']).toMatch('text/plain');
});

test('files with a hash in their name may be kept for a year, pages are asked for anew', () => {
  expect(ask('/assets/app-1a2b.js').headers['Cache-Control']).toMatch('immutable');
  expect(ask('/about').headers['Cache-Control']).toBe('no-cache');
});

test('a page that has not changed is not sent again', () => {
  const tag = ask('/about').headers['ETag'] ?? '';
  expect(ask('/about', 'GET', `"other", ${tag}`)).toMatchObject({ status: 304, body: undefined });
  expect(ask('/', 'GET', tag).status).toBe(200);
});

describe('a file is sent in the smallest form that the browser understands', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'about in brotli'],
    ['gzip, deflate', 'gzip', 'about in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'about in gzip'],
    ['*', 'br', 'about in brotli'],
    ['identity', undefined, 'about'],
    ['', undefined, 'about'],
    [undefined, undefined, 'about'],
  ])('Accept-Encoding: %s', (wish, encoding, body) => {
    const { headers, ...rest } = ask('/about', 'GET', undefined, wish);
    expect(rest).toEqual({ status: 200, body });
    expect(headers['Content-Encoding']).toBe(encoding);
    expect(headers['Content-Length']).toBe(String(body.length));
    expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(headers['Vary']).toBe('Accept-Encoding');
  });

  test('each form has a tag of its own', () => {
    const tag = ask('/about', 'GET', undefined, 'br').headers['ETag'] ?? '';
    expect(ask('/about', 'GET', tag, 'br').status).toBe(304);
    expect(ask('/about', 'GET', tag, 'gzip').status).toBe(200);
  });

  test('the page for what is not there comes compressed as well', () => {
    expect(ask('/nope', 'GET', undefined, 'br')).toMatchObject({
      status: 404,
      body: 'no such page in brotli',
    });
  });

  test('compressed files have no address of their own', () => {
    expect(ask('/about.html.br').status).toBe(404);
  });
});
