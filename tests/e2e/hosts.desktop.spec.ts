import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileHeaders, securityHeaders, tlsHeaders } from '../../pipeline/publishing/headers.ts';
import { caching, hashedFolders, mediaTypes } from '../../server/site-files.ts';
import { startNginx } from '../hosts/nginx.ts';
import { expect, test } from './test.ts';

type HeaderValues = Record<string, string>;

interface Host {
  port: number;
  logs: () => string[];
  stop: () => unknown;
}

const ours: Host = { port: Number(process.env['REAL_PORT']), logs: () => [], stop: () => {} };
const hosts: [name: string, start: () => Promise<Host | undefined>, always: HeaderValues][] = [
  ['npm run serve', async () => ours, securityHeaders()],
  ['nginx', startNginx, { ...tlsHeaders(), Server: 'nginx' }],
];

interface Expected {
  /** 200 by default; with two, either is right. */
  status?: number | number[];
  /** The file in the body. */
  file?: string;
  headers?: HeaderValues;
}

const names = readdirSync('dist/site', { recursive: true, encoding: 'utf8' });
const files = names.filter((name) => extname(name) && !/\.(html|br|gz)$/.test(name));
const script = files.find((name) => name.endsWith('.js')) ?? '';
const posts = names.filter((name) => /^blog\/(?!404)[^/]+\.html$/.test(name)).slice(0, 1);

/** Requests are paths, with the method first unless it is GET. */
const table: [requests: string[], expected: Expected, sent?: HeaderValues][] = [
  [['/', '/?from=whatsapp'], { file: 'index.html' }],
  [['/about'], { file: 'about.html' }],
  ...posts.map((post): [string[], Expected] => [[`/${post.replace('.html', '')}`], { file: post }]),
  ...files.map((file): [string[], Expected] => [[`/${file}`], { file }]),
  [['/about/', '/about.html'], { status: 301, headers: { location: '/about' } }],
  [['/blog/?a=b'], { status: 301, headers: { location: '/blog?a=b' } }],
  [['/index', '/index.html'], { status: 301, headers: { location: '/' } }],
  [
    [
      ...['/nope', '/nope/', '/About', '/about/team', '/404', '/404.html', '/blog/page/1'],
      ...['/assets/', '/assets/nope.js', '/nope.svg', '/.env', '/.well-known/', '/about.html.br'],
      ...['//etc/passwd', '/headers.json', '/..%5cpackage.json', '/%252e%252e%252fpackage.json'],
    ],
    { status: 404, file: '404.html' },
  ],
  [
    ['/blog/nope', '/blog/nope/', '/blog/nope.html', '/blog/404', '/blog/page'],
    { status: 404, file: 'blog/404.html' },
  ],
  [
    // nginx answers these with 400.
    ['/%', '/%zz', '/%00', '/../package.json', '/%2e%2e%2fpackage.json'],
    { status: [400, 404], file: '404.html' },
  ],
  [
    ['POST /about', 'PUT /about', 'DELETE /about', 'OPTIONS /about', 'POST /nope'],
    { status: 405, headers: { allow: 'GET, HEAD' } },
  ],
  ...['gzip', 'br'].flatMap((encoding) => {
    const sent = { 'Accept-Encoding': encoding };
    const headers = { 'content-encoding': encoding, vary: 'Accept-Encoding' };
    return [
      [['/about'], { file: 'about.html', headers }, sent],
      [[`/${script}`], { file: script, headers }, sent],
      [['/nope'], { status: 404, file: '404.html', headers }, sent],
    ] satisfies typeof table;
  }),
];

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends a path exactly as it is: browsers and fetch would normalise it. */
async function ask(port: number, line: string, sent: HeaderValues = {}) {
  const [path, method = 'GET'] = line.split(' ').reverse();
  const options = { host: 'localhost', port, method, path, headers: sent, agent: false };
  const [response] = (await once(request(options).end(), 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  const body = Buffer.concat(await response.toArray());
  return { status, headers, body: decoders[headers['content-encoding'] ?? '']?.(body) ?? body };
}

/** The headers of a response that holds a file. */
function headersOf(file: string): HeaderValues {
  const isHashed = hashedFolders.some((folder) => file.startsWith(`${folder}/`));
  return {
    ...(!file.endsWith('.html') && fileHeaders),
    'Content-Type': mediaTypes[extname(file)] ?? '',
    'Cache-Control': isHashed ? caching.hashed : caching.other,
  };
}

for (const [name, start, always] of hosts) {
  test.describe(name, () => {
    let host: Host | undefined;
    let port = 0;
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      host = await start();
      port = host?.port ?? 0;
    });
    test.afterAll(() => host?.stop());
    test.beforeEach(() => test.skip(!host, `${name} is not installed here, and cannot be`));

    test('answers every request of the table, and logs none', async () => {
      for (const [lines, { status = 200, file, headers }, sent] of table) {
        const expected = new Headers({ ...always, ...(file && headersOf(file)), ...headers });
        for (const line of lines) {
          const response = await ask(port, line, sent);
          expect.soft([status].flat(), line).toContain(response.status);
          expect.soft(response.headers, line).toMatchObject(Object.fromEntries(expected));
          const isSame = !file || response.body.equals(readFileSync(`dist/site/${file}`));
          expect.soft(isSame, `${line}: ${file}`).toBe(true);
        }
      }
      expect(host?.logs().join('')).not.toMatch(/about|nope/);
    });

    test('sends security headers', async () => {
      expect((await ask(port, '/about')).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none';/),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });

    test('sends no body for HEAD, nor for a page that the browser has cached', async () => {
      for (const path of ['/about', `/${script}`]) {
        const get = await ask(port, path);
        const head = await ask(port, `HEAD ${path}`);
        expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
        const again = await ask(port, path, { 'If-None-Match': get.headers.etag ?? '' });
        expect(again.status).toBe(304);
        expect([head.body.length, again.body.length]).toEqual([0, 0]);
      }
    });
  });
}
