import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../src/pages/contact/deliver.ts';

const message = { name: 'Amina', email: 'a@b.example', subject: 'This & that', message: 'Ŋ 🌍\n2' };

let server: Server;
let endpoint: string;
let status: number;
let received: { headers: IncomingHttpHeaders; body: string }[];

beforeEach(async () => {
  status = 200;
  received = [];
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ headers: request.headers, body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
  server.closeAllConnections();
});

test('a message goes as JSON, whole and once', async () => {
  expect(await deliver(message, { endpoint, format: 'json' })).toBeUndefined();
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(message);
});

test('to a service for forms it goes as a form', async () => {
  expect(await deliver(message, { endpoint, format: 'form' })).toBeUndefined();
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual(message);
});

test.each([
  [422, 'refused'],
  [503, 'broken'],
])('what is answered with %i was %s', async (answer, failure) => {
  status = answer;
  expect(await deliver(message, { endpoint, format: 'json' })).toBe(failure);
});

test.each([
  [true, 'lost'],
  [false, 'offline'],
])('without an answer, in a browser that is online: %s, it was %s', async (onLine, failure) => {
  vi.stubGlobal('navigator', { onLine });
  server.close();
  server.closeAllConnections();
  expect(await deliver(message, { endpoint, format: 'json' })).toBe(failure);
});
