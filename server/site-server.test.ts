import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../tests/start-server.ts';
import { startSiteServer } from './site-server.ts';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'site'));
  await writeFile(join(dist, 'site/index.html'), 'home');
  await writeFile(join(dist, 'headers.json'), '{ "always": {}, "ofFiles": {} }');
});

afterAll(() => rm(dist, { recursive: true }));

test('a server that stops closes idle connections and answers a request that has begun; it logs nothing but its address', async () => {
  const args = ['--import', 'ts-blank-space/register', 'server/serve.ts'];
  const env = { HOST: '127.0.0.1', PORT: '0', DIST_DIR: dist };
  const { address, said, stop } = await startServer(args, env);
  const port = Number(new URL(address).port);
  const busy = connect(port, '127.0.0.1');
  busy.write('GET / HTTP/1.1\r\nHost: a\r\n');
  await once(busy, 'connect');
  // Once this one is answered, the server has read what came before it.
  const idle = connect(port, '127.0.0.1');
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'data');

  const stopped = stop();
  await text(idle);
  busy.write('\r\n');
  expect(await text(busy)).toMatch(/^HTTP\/1\.1 200 .*home$/s);
  expect(await stopped).toBe(0);
  expect(said()).toBe(`The site is at ${address}\n`);
});

function start(settings: { port?: string; dist?: string }) {
  return startSiteServer({ host: '127.0.0.1', port: '0', dist, ...settings });
}

test('a port already in use gives one clear sentence', async () => {
  const { address, stop } = await start({});
  const { port } = new URL(address);
  await expect(start({ port })).rejects.toThrow(
    `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start`,
  );
  stop();
});

test.each([
  [
    { port: 'eighty' },
    'PORT is "eighty", but a port is a whole number from 0 to 65535, such as PORT=3000.',
  ],
  [
    { dist: 'nowhere' },
    'There is no built site yet. Run npm run build first, or npm start for both.',
  ],
])('%o gives one clear sentence', async (settings, sentence) => {
  await expect(start(settings)).rejects.toThrow(sentence);
});
