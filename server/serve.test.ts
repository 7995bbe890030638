import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../tests/start-server.ts';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'site'));
  await writeFile(join(dist, 'site/index.html'), 'home');
  await writeFile(join(dist, 'headers.json'), '{ "always": {}, "ofFiles": {} }');
});

afterAll(() => rm(dist, { recursive: true }));

function serve(env: Record<string, string> = {}) {
  const args = ['--import', 'ts-blank-space/register', 'server/serve.ts'];
  return startServer(args, { HOST: '127.0.0.1', PORT: '0', DIST_DIR: dist, ...env });
}

test('a server that stops lets go of idle connections and answers a request that has begun; it writes down nothing but its address', async () => {
  const { address, said, stop } = await serve();
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

test('a port already in use gives one clear sentence', async () => {
  const { address, stop } = await serve();
  const { port } = new URL(address);
  await expect(serve({ PORT: port })).rejects.toThrow(
    `exit code 1:\nPort ${port} is already in use. Stop the other program, or choose another port: PORT=${Number(port) + 1} npm start\n`,
  );
  await stop();
});

test.each([
  [
    { PORT: 'eighty' },
    'PORT is "eighty", but a port is a whole number from 0 to 65535, such as PORT=3000.',
  ],
  [
    { DIST_DIR: 'nowhere' },
    'There is no built site yet. Run npm run build first, or npm start for both.',
  ],
])('%o gives one clear sentence', async (env, sentence) => {
  await expect(serve(env)).rejects.toThrow(`exit code 1:\n${sentence}\n`);
});
