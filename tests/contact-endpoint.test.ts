import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startContactEndpoint } from './contact-endpoint.ts';

const site = 'https://e-yess.example';
const message = { name: 'Amina', email: 'a@b.example', subject: 'Hello', message: 'Ŋ 🌍\n2' };
const json = { 'Content-Type': 'application/json' };

let folder: string;
let file: string;
let address: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  file = join(folder, 'messages.jsonl');
  ({ address, stop } = await startContactEndpoint(site, file));
});

afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function post(body: BodyInit, headers: Record<string, string> = json, origin = site) {
  const init = { method: 'POST', body, headers: { ...headers, Origin: origin } };
  return (await fetch(address, init)).status;
}

test('what is not a message from our site is refused, and not kept', async () => {
  expect((await fetch(address)).status).toBe(405);
  expect(await post(JSON.stringify(message), json, 'https://other.example')).toBe(403);
  expect(await post('{')).toBe(400);
  expect(await post('null')).toBe(400);
  expect(await post(JSON.stringify({ ...message, subject: ' ' }))).toBe(422);
  expect(await post(JSON.stringify({ ...message, message: ['a'] }))).toBe(422);
  expect(await post(new URLSearchParams({ name: 'Amina' }), {})).toBe(422);
  expect(await post('x'.repeat(600_000))).toBe(413);
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('a message is kept whole, with its time, where only its user can read it', async () => {
  expect(await post(JSON.stringify({ ...message, extra: 'no' }))).toBe(200);
  expect(await post(new URLSearchParams(message), {})).toBe(200);
  const kept = (await readFile(file, 'utf8')).trim().split('\n');
  const whole = { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), ...message };
  expect(kept.map((line) => JSON.parse(line))).toEqual([whole, whole]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a browser may send to it from our site alone', async () => {
  const headers = { Origin: site, 'Access-Control-Request-Method': 'POST' };
  const answer = await fetch(address, { method: 'OPTIONS', headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type');
});

test('without the name of the site it does not start, and says so', async () => {
  const running = spawn(process.execPath, ['deploy/contact-endpoint.mjs'], { env: {} });
  const said = (await running.stderr.toArray()).join('');
  expect(said).toContain('Say which site may send messages: SITE=https://e-yess.example');
});
