import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Form, Site } from './site-files.ts';
import { siteServer } from './site-server.ts';
import { stopOf } from './stop.ts';

const always = { 'X-Always': 'yes' };

/** More than the buffers between two programs on one machine hold. */
const large = Buffer.alloc(30_000_000, 'a');

const site: Site = {
  files: new Map([
    ['/index.html', file('home')],
    ['/large.txt', file(large)],
  ]),
  always,
};

function file(text: string | Buffer): Form[] {
  const body = Buffer.from(text);
  return [{ body, headers: { 'Content-Length': String(body.length) } }];
}

let server: Server;
let stop: () => void;

beforeEach(async () => {
  server = siteServer(site, { headersTimeout: 300, connectionsCheckingInterval: 50 });
  stop = stopOf(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => server.closeAllConnections());

function open(): Socket {
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

/** Tells the server to stop, and resolves when it has. */
async function stopped(): Promise<void> {
  const closing = once(server, 'close');
  stop();
  await closing;
}

/** All that comes back until the server closes the connection. */
function send(bytes: string): Promise<string> {
  const socket = open();
  socket.write(bytes);
  return text(socket);
}

function withoutDate(reply: string): string {
  return reply.replace(/^Date: .*$/m, '');
}

test.each(['GET /', 'HEAD /', 'POST /', 'GET /index/', 'GET /nope', 'GET /%', 'GET *'])(
  'what goes with everything goes with the answer to %s',
  async (line) => {
    const reply = await send(`${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(reply).toMatch('X-Always: yes');
  },
);

test.each(['/', '/nope'])('HEAD %s is answered like GET, without the body', async (path) => {
  const rest = `${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  const [get, head] = await Promise.all([send(`GET ${rest}`), send(`HEAD ${rest}`)]);
  const [headOfGet] = get.split('\r\n\r\n');
  expect(withoutDate(head)).toBe(withoutDate(`${headOfGet}\r\n\r\n`));
});

test('a message that is sent along is refused before it has come, and the connection closed', async () => {
  const reply = await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\nHello');
  expect(reply).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD\r\n/s);
  expect(reply).toMatch('Connection: close');
});

test('one who asks before sending is told to keep it', async () => {
  const reply = await send(
    'POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
  );
  expect(reply).toMatch(/^HTTP\/1\.1 405 /);
});

test('an expectation that nobody knows changes nothing', async () => {
  const reply = await send('GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 200 .*home$/s);
});

test.each([
  ['no request at all', 'rubbish\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', 405],
  ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`, 431],
  ['a request that does not end', 'GET / HTTP/1.1\r\nHost:', 408],
])('%s is refused with our headers', async (_, bytes, status) => {
  const reply = await send(bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(reply).toMatch('X-Always: yes');
});

test('rubbish after a request does not harm its answer', async () => {
  const reply = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\nrubbish\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 200 .*homeHTTP\/1\.1 400 /s);
});

test('a fault of ours is said so, and written to the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(site.files, 'get').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const reply = await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 500 .*X-Always: yes/s);
  expect(log).toHaveBeenCalledOnce();
});

describe('a server that is told to stop', () => {
  test('lets go of connections on which nothing happens', async () => {
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    await stopped();
  });

  test('answers a request that has begun to come', async () => {
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await pause(50);
    const end = stopped();
    socket.write('\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*home$/s);
    await end;
  });

  test('sends to its end what a slow phone has not taken yet', async () => {
    const socket = open();
    socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'readable');
    const end = stopped();
    await pause(300);
    const reply = await text(socket);
    expect(reply.length).toBeGreaterThan(large.length);
    await end;
  });

  test('takes no new connection', async () => {
    const { port } = server.address() as AddressInfo;
    await stopped();
    const [error] = await once(connect(port, '127.0.0.1'), 'error').catch((error) => [error]);
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
