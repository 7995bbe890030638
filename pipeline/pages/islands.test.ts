import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileOfIsland, islandFiles } from './islands.ts';

test('an island is found by the name of its file; an unknown name and a duplicate one throw', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'islands-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const page of ['home', 'jobs']) await mkdir(join(folder, page));
  await writeFile(join(folder, 'home/tabs.island.tsx'), '');
  const files = islandFiles(folder);
  expect(fileOfIsland('tabs', files)).toMatch(/\/home\/tabs\.island\.tsx$/);
  expect(() => fileOfIsland('tab', files)).toThrow(
    'The island “tab” has no file of its name. Call its file tab.island.tsx, or',
  );

  await writeFile(join(folder, 'jobs/tabs.island.tsx'), '');
  expect(() => islandFiles(folder)).toThrow(
    /^Two islands are called “tabs”: .*\/home\/tabs\.island\.tsx and .*\/jobs\/tabs\.island\.tsx\. Rename one\.$/,
  );
});
