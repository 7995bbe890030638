import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Load, putLoad } from './put-load.ts';

const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n';

let server: Server | undefined;

afterEach(() => server?.close());

/** Ten questions, two at a time, to a server that does this with each. */
async function loadOf(
  reply: (socket: Socket) => void,
  { isKept = true, seconds = 20 } = {},
): Promise<Load> {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => reply(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const questions = [{ path: '/', headers: {}, status: 200, length: 4 }];
  return putLoad({ port, questions, visitors: 2, isKept, seconds, most: 10 });
}

test('right answers are counted', async () => {
  const load = await loadOf((socket) => socket.write(`${head}\r\nhome`));
  expect(load).toMatchObject({ answers: 10, errors: {} });
});

test('so are those on connections that the server closes', async () => {
  const reply = (socket: Socket) => socket.end(`${head}Connection: close\r\n\r\nhome`);
  for (const isKept of [true, false]) {
    expect(await loadOf(reply, { isKept })).toMatchObject({ answers: 10, errors: {} });
  }
});

test.each([
  ['a wrong answer', (socket: Socket) => socket.write('HTTP/1.1 500 No\r\n\r\n'), /status 500/],
  ['a short one', (socket: Socket) => socket.end(`${head}\r\nho`), /closed before the end/],
  ['no answer', (socket: Socket) => socket.end(), /closed before the end/],
  ['a lost connection', (socket: Socket) => socket.resetAndDestroy(), /ECONNRESET/],
])('%s is an error', async (_, reply, reason) => {
  const { answers, errors } = await loadOf(reply);
  expect(answers).toBe(0);
  expect(Object.entries(errors)).toEqual([[expect.stringMatching(reason), 10]]);
});

test('a server that says nothing is not waited for', async () => {
  const { answers, errors } = await loadOf(() => {}, { seconds: 0.1 });
  expect({ answers, errors }).toEqual({ answers: 0, errors: { 'no answer in time': 2 } });
});

test('nor is one that does not close a connection after the last answer', async () => {
  const reply = (socket: Socket) => socket.write(`${head}Connection: close\r\n\r\nhome`);
  const { answers, errors } = await loadOf(reply, { seconds: 0.1 });
  expect({ answers, errors }).toEqual({ answers: 0, errors: { 'no answer in time': 2 } });
});
