import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileHeaders } from '../../pipeline/publishing/policy/security-headers.ts';
import { caching, mediaTypeOf } from '../../server/file-kinds.ts';
import { postPath } from '../../src/lib/post-path.ts';
import { ask, sendRaw } from '../hosts/ask.ts';
import { hosts, type RunningHost } from '../hosts/hosts.ts';
import { expect, test } from './test.ts';

const script = `/assets/${readdirSync('dist/site/assets').find((name) => name.endsWith('.js'))}`;
const posts = readdirSync('dist/site/blog').filter((name) => /^(?!404).*\.html$/.test(name));
const postPaths = posts.slice(0, 1).map((post) => postPath(post.replace('.html', '')));

function capitals(path: string) {
  return path.replace(/[^/]+$/, (id) => id.toUpperCase());
}

// One after the other, on one server each: they may have to be fetched first.
test.describe.configure({ mode: 'default' });

for (const { name, start } of hosts) {
  test.describe(name, () => {
    let host: RunningHost | undefined;
    let port = 0;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      host = await start();
      port = host?.port ?? 0;
    });
    test.afterAll(() => host?.stop());
    test.beforeEach(() => test.skip(!host, `${name} is not installed here, and cannot be`));

    test('every page has one clean address', async () => {
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/about', 'about.html'],
        ['/about?from=whatsapp', 'about.html'],
        ['/blog', 'blog.html'],
        ...postPaths.map((path) => [path, `${path.slice(1)}.html`] as const),
      ] as const) {
        const { status, headers, body } = await ask(port, path);
        expect(status, path).toBe(200);
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
        expect(body.equals(readFileSync(`dist/site/${file}`)), path).toBe(true);
      }
      for (const [path, to] of [
        ['/about/', '/about'],
        ['/about/?a=b', '/about?a=b'],
        ['/about.html', '/about'],
        ['/blog/', '/blog'],
        ...postPaths.map((path) => [`${path}.html`, path] as const),
        ['/index.html', '/'],
        ['/index', '/'],
      ] as const) {
        const { status, headers } = await ask(port, path);
        expect([status, headers.location], path).toEqual([301, to]);
      }
    });

    test('what is not there is answered with its page and status 404', async () => {
      for (const [path, file] of [
        ['/nope', '404.html'],
        ['/nope/', '404.html'],
        ['/About', '404.html'],
        ['/BLOG/', '404.html'],
        ['/about/team', '404.html'],
        ['/assets/', '404.html'],
        ['/assets/nope.js', '404.html'],
        ['/404', '404.html'],
        ['/404.html', '404.html'],
        ['/blog/nope', 'blog/404.html'],
        ['/blog/nope/', 'blog/404.html'],
        ['/blog/nope.html', 'blog/404.html'],
        ...postPaths.map((path) => [capitals(path), 'blog/404.html'] as const),
        ['/blog/404', 'blog/404.html'],
        ['/blog/page', 'blog/404.html'],
        ['/blog/page/', 'blog/404.html'],
        ['/blog/page/1', '404.html'],
        ['/blog/page/99', '404.html'],
      ] as const) {
        const { status, headers, body } = await ask(port, path);
        expect(status, path).toBe(404);
        expect(body.equals(readFileSync(`dist/site/${file}`)), path).toBe(true);
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
        expect(headers['cache-control'], path).toBe(caching.other);
      }
    });

    test('an address that is not well formed leads to the same page, where the host lets us', async () => {
      const { status: expected, hasPage } = host?.malformed ?? {};
      for (const path of ['/%', '/%zz', '/%E0%A4%A']) {
        const { status, body } = await ask(port, path);
        expect(status, path).toBe(expected);
        expect(body.equals(readFileSync('dist/site/404.html')), path).toBe(hasPage);
      }
    });

    test('nothing is written down of who asked for what', async () => {
      for (const path of ['/about', '/nope', '/assets/nope.js', '/blog/nope']) {
        await ask(port, `${path}?told-by=a-friend`);
      }
      expect(host?.written()).not.toContain('a-friend');
    });

    test('nothing but the site can be reached', async () => {
      for (const path of [
        ...['/../package.json', '/../../../../../etc/passwd', '/assets/../../package.json'],
        ...['/%2e%2e%2fpackage.json', '/%2e%2e/package.json', '/..%5cpackage.json'],
        ...['/%252e%252e%252fpackage.json', '/assets/..%2f..%2f..%2fpackage.json'],
        ...['//etc/passwd', '/.git/config', '/.env', '/src/routes.tsx', '/headers.json'],
        ...['/about.html.br', '/about.html.gz', '/index.html.br', '/.well-known/'],
        ...['/deploy/Caddyfile', '/_headers', '/about%00', '/%00', '/about%00.html'],
        ...['/%', '/%zz', '/%E0%A4%A', '/%c0%ae%c0%ae/', `/${'a'.repeat(3000)}`, '/~', '/a\\b'],
      ]) {
        const { status, body } = await ask(port, path);
        expect([400, 404], `${path.slice(0, 80)}: ${status}`).toContain(status);
        expect(body.toString(), path).not.toMatch(/^root:|"scripts":|react-router/m);
      }
      expect((await ask(port, '/')).status).toBe(200);
    });

    test('files are sent with their types, and cached by them', async () => {
      const files = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.\w+$/.test(file) && !/\.(html|br|gz)$/.test(file),
      );
      expect(files.length).toBeGreaterThan(20);
      for (const file of files) {
        const { status, headers, body } = await ask(port, `/${file}`);
        expect([status, headers['content-type']], file).toEqual([200, mediaTypeOf(file)]);
        expect(body.equals(readFileSync(`dist/site/${file}`)), file).toBe(true);
        const isHashed = /^(assets|fonts|pictures|previews)\//.test(file);
        expect(headers['cache-control'], file).toBe(isHashed ? caching.hashed : caching.other);
      }
      expect((await ask(port, '/about')).headers['cache-control']).toBe(caching.other);
    });

    test('each browser gets the smallest form that it understands', async () => {
      for (const path of ['/about', '/', script, '/favicon.svg', '/nope']) {
        const plain = await ask(port, path);
        expect(plain.headers['content-encoding'], path).toBeUndefined();
        const gzip = await ask(port, path, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding'], path).toBe('gzip');
        expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
        for (const { headers } of [plain, gzip]) {
          expect(headers.vary, path).toMatch(/^Accept-Encoding/);
        }
      }
    });

    test('most browsers get brotli', async () => {
      test.skip(!host?.hasBrotli, 'libnginx-mod-http-brotli-static is not installed here');
      for (const path of ['/about', '/', script, '/nope']) {
        const plain = await ask(port, path);
        const brotli = await ask(port, path, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(brotli.headers['content-encoding'], path).toBe('br');
        expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true);
        expect(brotli.headers['content-type'], path).toBe(plain.headers['content-type']);
      }
    });

    test('what has not changed is not sent again', async () => {
      for (const encoding of ['identity', 'gzip']) {
        const wish = { 'Accept-Encoding': encoding };
        const tag = (await ask(port, '/about', wish)).headers.etag ?? '';
        const again = await ask(port, '/about', { ...wish, 'If-None-Match': tag });
        expect([again.status, again.body.length], encoding).toEqual([304, 0]);
        const changed = await ask(port, '/about', { ...wish, 'If-None-Match': '"other"' });
        expect(changed.status, encoding).toBe(200);
      }
    });

    test('a part of a file can be asked for', async () => {
      const whole = await ask(port, script);
      const part = await ask(port, script, { Range: 'bytes=10-19' });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
      expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
      expect((await ask(port, script, { Range: 'bytes=99999999-' })).status).toBe(416);
    });

    test('HEAD is answered like GET, without the body', async () => {
      for (const path of ['/about', script, '/nope']) {
        const get = await ask(port, path);
        const head = await ask(port, path, { method: 'HEAD' });
        expect([head.status, head.body.length], path).toEqual([get.status, 0]);
        for (const header of ['content-type', 'content-length', 'cache-control', 'etag']) {
          expect(head.headers[header], `${path} ${header}`).toBe(get.headers[header]);
        }
      }
    });

    test('other methods are refused', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await ask(port, '/about', { method });
        expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
      }
      expect((await ask(port, '/', { method: 'TRACE' })).status).toBe(405);
    });

    test('the security headers go with every answer', async () => {
      for (const [path, options] of [
        ['/', {}],
        ['/about/', {}],
        ['/nope', {}],
        ['/blog/nope', {}],
        ['/assets/nope.js', {}],
        ['/nope.svg', {}],
        [script, { 'Accept-Encoding': 'gzip' }],
        [script, { Range: 'bytes=0-9' }],
        ['/about', { method: 'POST' }],
        ['/about', { 'If-None-Match': (await ask(port, '/about')).headers.etag ?? '' }],
      ] as const) {
        const { headers } = await ask(port, path, options);
        const expected = { ...host?.headers, ...(path === script && fileHeaders) };
        for (const [header, value] of Object.entries(expected)) {
          expect(headers[header.toLowerCase()], `${path}: ${header}`).toBe(value);
        }
        expect(headers['x-powered-by']).toBeUndefined();
        expect(headers['server'] ?? 'nginx', 'no version').not.toMatch(/\d/);
      }
    });

    test('what is no request at all is refused, and the next one is answered', async () => {
      const hostLine = `Host: 127.0.0.1:${port}\r\n`;
      for (const bytes of [
        'GET / HTTP/1.1\r\n\r\n',
        'rubbish\r\n\r\n',
        `GET /about%00 HTTP/1.1\r\n${hostLine}Connection: close\r\n\r\n`,
        `GET / HTTP/1.1\r\n${hostLine}Content-Length: -1\r\n\r\n`,
        `PRI * HTTP/2.0\r\n${hostLine}\r\nSM\r\n\r\n`,
        `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${hostLine}Connection: close\r\n\r\n`,
        `GET / HTTP/1.1\r\n${hostLine}X: ${'a'.repeat(2_000_000)}\r\n\r\n`,
      ]) {
        const reply = await sendRaw(port, bytes).catch((error: Error) => error.message);
        if (host?.hasHeadersOnRubbish) {
          expect(reply, bytes.slice(0, 60)).toMatch(/^content-security-policy: /im);
        }
        // A server may hang up on somebody who never stops talking.
        expect(reply.slice(0, 80), bytes.slice(0, 60)).toMatch(
          /^HTTP\/1\.[01] 4\d\d |ECONNRESET|EPIPE/,
        );
      }
      expect((await ask(port, '/')).status).toBe(200);
    });
  });
}
