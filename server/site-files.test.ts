import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSite } from './site-files.ts';

test('hidden files are not read, and compressed ones are variants of their file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['.git', '.well-known']) await mkdir(join(folder, name));
  for (const name of ['.env', '.git/config', '.well-known/security.txt', 'a.svg', 'a.svg.br']) {
    await writeFile(join(folder, name), name);
  }
  const site = readSite(folder, {});
  expect([...site.keys()].sort()).toEqual(['/.well-known/security.txt', '/a.svg']);
  expect(site.get('/a.svg')?.map(({ body }) => body.toString())).toEqual(['a.svg.br', 'a.svg']);
});
