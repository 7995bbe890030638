import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, type Question } from './answer.ts';
import { readSite, type Site } from './site-files.ts';

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
  '.env': 'secret',
  '.well-known/security.txt': 'contact',
};

let folder: string;
let site: Site;

const ofFiles = { 'X-Policy': 'for files' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['assets', 'blog', '.well-known']) await mkdir(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  site = readSite(folder, {}, ofFiles);
});

afterAll(() => rm(folder, { recursive: true }));

function ask(target: string, headers: Question['headers'] = {}, method = 'GET') {
  const { body, ...rest } = answer(site, { method, url: target, headers });
  return { ...rest, body: body?.toString() };
}

describe('pages have one clean address', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=whatsapp', 'about'],
    ['/blog', 'list'],
    ['/blog/first', 'first'],
    ['/blog/f%69rst', 'first'],
    ['http://localhost/about', 'about'],
    ['/.well-known/security.txt', 'contact'],
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
    ['/About', 'no such page'],
    ['/blog/nope', 'no such post'],
    ['/blog/FIRST', 'no such post'],
    ['/blog/nope/', 'no such post'],
    ['/blog/a/b', 'no such page'],
    ['/404', 'no such page'],
    ['/404.html', 'no such page'],
    ['/blog/404', 'no such post'],
    ['//evil.example/', 'no such page'],
    ['/../package.json', 'no such page'],
    ['/%2e%2e%2fpackage.json', 'no such page'],
    ['/..%5cpackage.json', 'no such page'],
    ['/.env', 'no such page'],
    ['/.well-known/', 'no such page'],
    ['/%', 'no such page'],
    ['/%zz?a=%', 'no such page'],
    ['/%00', 'no such page'],
    ['/about%00', 'no such page'],
    ['/%E0%A4%A', 'no such page'],
    ['/%c0%ae%c0%ae/', 'no such page'],
    ['/blog/100%', 'no such post'],
  ])('%s', (target, body) => {
    expect(ask(target)).toMatchObject({ status: 404, body });
  });
});

test.each(['', 'about', '*'])('“%s”, which is no address, is refused', (target) => {
  expect(ask(target).status).toBe(400);
});

test('only reading is allowed', () => {
  expect(ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
});

test('what differs for files goes with them, also where they have not changed or are asked for in part', () => {
  const tag = ask('/robots.txt').headers['ETag'] ?? '';
  for (const asked of [{}, { 'if-none-match': tag }, { range: 'bytes=1-3' }]) {
    expect(ask('/robots.txt', asked).headers).toMatchObject(ofFiles);
  }
});

test('files are sent with their type and size', () => {
  expect(ask('/about').headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': '5',
    'Accept-Ranges': 'bytes',
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
  for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
    expect(ask('/about', { 'if-none-match': known })).toMatchObject({
      status: 304,
      body: undefined,
    });
  }
  expect(ask('/', { 'if-none-match': tag }).status).toBe(200);
});

describe('a file is sent in the smallest form that the browser understands', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'about in brotli'],
    ['gzip, deflate', 'gzip', 'about in gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'about in gzip'],
    ['*', 'br', 'about in brotli'],
    ['*;q=0, GZIP ; q=0.1', 'gzip', 'about in gzip'],
    ['brotli, x-gzip', undefined, 'about'],
    ['br;q=0.0, gzip ;q=0.000', undefined, 'about'],
    ['identity', undefined, 'about'],
    ['', undefined, 'about'],
    [undefined, undefined, 'about'],
  ])('Accept-Encoding: %s', (wish, encoding, body) => {
    const { headers, ...rest } = ask('/about', { 'accept-encoding': wish });
    expect(rest).toEqual({ status: 200, body });
    expect(headers['Content-Encoding']).toBe(encoding);
    expect(headers['Content-Length']).toBe(String(body.length));
    expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(headers['Vary']).toBe('Accept-Encoding');
  });

  test('each form has a tag of its own', () => {
    const tag = ask('/about', { 'accept-encoding': 'br' }).headers['ETag'] ?? '';
    expect(ask('/about', { 'if-none-match': tag, 'accept-encoding': 'br' }).status).toBe(304);
    expect(ask('/about', { 'if-none-match': tag, 'accept-encoding': 'gzip' }).status).toBe(200);
  });

  test('the page for what is not there comes compressed as well', () => {
    expect(ask('/nope', { 'accept-encoding': 'br' })).toMatchObject({
      status: 404,
      body: 'no such page in brotli',
    });
  });

  test('compressed files have no address of their own', () => {
    expect(ask('/about.html.br').status).toBe(404);
  });
});

describe('a part of a file can be asked for', () => {
  test('and is sent with its place in the whole', () => {
    expect(ask('/robots.txt', { range: 'bytes=1-3' })).toMatchObject({
      status: 206,
      headers: { 'Content-Range': 'bytes 1-3/6', 'Content-Length': '3' },
      body: 'obo',
    });
  });

  test('but not beyond its end', () => {
    expect(ask('/robots.txt', { range: 'bytes=6-' })).toMatchObject({
      status: 416,
      headers: { 'Content-Range': 'bytes */6' },
    });
  });

  test('and the whole is sent when it has changed meanwhile', () => {
    const tag = ask('/robots.txt').headers['ETag'] ?? '';
    expect(ask('/robots.txt', { range: 'bytes=1-3', 'if-range': tag }).status).toBe(206);
    expect(ask('/robots.txt', { range: 'bytes=1-3', 'if-range': '"old"' }).status).toBe(200);
  });

  test('of the compressed form, if that is what is sent', () => {
    const asked = { range: 'bytes=-6', 'accept-encoding': 'br' };
    expect(ask('/about', asked)).toMatchObject({ status: 206, body: 'brotli' });
  });
});
