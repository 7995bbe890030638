import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressSite } from './compress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('what gets smaller has two copies, what does not has none', async () => {
  const page = '<p>Girls lead.</p>'.repeat(50);
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'short.json'), '[]');
  await writeFile(join(folder, 'icon.png'), page);
  await compressSite(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'icon.png',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'short.json',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz'))).toString()).toBe(page);
});
