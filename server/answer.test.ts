import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { readSite, type SiteFile } from './site-files.ts';

const files = {
  'index.html': 'home',
  'about.html': 'about',
  'blog.html': 'list',
  'blog/first.html': 'first',
  'blog/404.html': 'no such post',
  '404.html': 'no such page',
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

function ask(target: string, method = 'GET', ifNoneMatch?: string) {
  const { status, headers, body } = answer(site, { method, target, ifNoneMatch });
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
