import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileOfIsland, islandFiles } from './islands.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'islands-'));
  for (const page of ['home', 'jobs']) await mkdir(join(folder, page));
  await writeFile(join(folder, 'home/tabs.island.tsx'), '');
});

afterEach(() => rm(folder, { recursive: true }));

test('an island is found by the name of its file; another name is refused', () => {
  const files = islandFiles(folder);
  expect(fileOfIsland('tabs', files)).toMatch(/\/home\/tabs\.island\.tsx$/);
  expect(() => fileOfIsland('tab', files)).toThrow(
    'The island “tab” has no file of its name. Call its file tab.island.tsx, or',
  );
});

test('two islands of one name are refused', async () => {
  await writeFile(join(folder, 'jobs/tabs.island.tsx'), '');
  expect(() => islandFiles(folder)).toThrow(
    /^Two islands are called “tabs”: .*\/home\/tabs\.island\.tsx and .*\/jobs\/tabs\.island\.tsx\. Rename one\.$/,
  );
});
