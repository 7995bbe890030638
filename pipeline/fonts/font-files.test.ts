import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fontFiles, makeFonts } from './font-files.ts';

const small = fontFiles.map((file) => ({ ...file, characters: 'A' }));

test('fonts are subset to the characters asked for, and cached until others are asked for', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  const folder = await makeFonts(small, cache);
  for (const { name } of small) {
    const font = await readFile(join(folder, name));
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    expect(font.length).toBeLessThan(2000);
  }
  const [first = ''] = await readdir(folder);
  await writeFile(join(folder, first), 'made earlier');
  expect(await makeFonts(small, cache)).toBe(folder);
  expect(await readFile(join(folder, first), 'utf8')).toBe('made earlier');
  const others = small.map((file) => ({ ...file, characters: 'B' }));
  expect(await makeFonts(others, cache)).not.toBe(folder);
});
