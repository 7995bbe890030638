import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontFiles, makeFonts } from './font-files.ts';

const small = fontFiles.map((file) => ({ ...file, characters: 'A' }));
let cache: string;

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'fonts-'));
});

afterAll(() => rm(cache, { recursive: true }));

test('fonts are cut to the characters asked for', async () => {
  const folder = await makeFonts(small, cache);
  for (const { name } of small) {
    const font = await readFile(join(folder, name));
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    expect(font.length).toBeLessThan(2000);
  }
});

test('what is made once is kept, until something else is asked for', async () => {
  const folder = await makeFonts(small, cache);
  const [first = ''] = await readdir(folder);
  await writeFile(join(folder, first), 'made earlier');
  expect(await makeFonts(small, cache)).toBe(folder);
  expect(await readFile(join(folder, first), 'utf8')).toBe('made earlier');
  const others = small.map((file) => ({ ...file, characters: 'B' }));
  expect(await makeFonts(others, cache)).not.toBe(folder);
});
