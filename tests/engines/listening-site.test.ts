import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListeningSite, listenTo } from './listening-site.ts';

const policy = "script-src 'self'";
const page = '<!doctype html><head><title>A page</title></head>';

const server = createServer(({ url }, response) => {
  response.statusCode = url === '/gone' ? 404 : 200;
  response.setHeader('content-security-policy', policy);
  response.setHeader('content-type', url === '/words.txt' ? 'text/plain' : 'text/html');
  response.end(page);
});
let site: ListeningSite;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = await listenTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(() => {
  site.stop();
  server.close();
});

it('puts its script before everything else in a page, and keeps the policy', async () => {
  const answer = await fetch(`${site.address}/`);
  expect(answer.headers.get('content-security-policy')).toBe(policy);
  expect(await answer.text()).toBe(
    page.replace('<head>', '<head><script src="/listen.js"></script>'),
  );
});

it('leaves other files as they are', async () => {
  expect(await (await fetch(`${site.address}/words.txt`)).text()).toBe(page);
});

it('keeps what pages log apart from what they complain of', async () => {
  for (const words of [
    ['log', 'a message', { name: 'Amina' }],
    ['error', 'it broke'],
  ]) {
    await fetch(`${site.address}/heard`, { method: 'POST', body: JSON.stringify(words) });
  }
  expect((await fetch(`${site.address}/gone`)).status).toBe(404);
  expect(site.logged).toEqual([['a message', { name: 'Amina' }]]);
  expect(site.complaints).toEqual(['error: it broke', '404: /gone']);
});
