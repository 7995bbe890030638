import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../pipeline/content/read-content.ts';
import { testsFor } from './content-tests.ts';
import { recipes } from './recipes.ts';

let copy = '';

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipe-'));
  for (const folder of ['content', 'src/content']) {
    await cp(folder, join(copy, folder), { recursive: true });
  }
});

afterEach(() => rm(copy, { recursive: true }));

test.each(Object.entries(recipes))('%s: can be done to the content of today', async (_, edit) => {
  await edit(copy);
  expect(readContent(join(copy, 'content')).problems).toEqual([]);
});

test('recipes can follow each other, whatever was closed or deleted before', async () => {
  for (const edit of Object.values(recipes)) await edit(copy);
  const jobs = await readFile(join(copy, 'content/jobs.yaml'), 'utf8');
  expect(jobs.match(/recipe-nurse/g)).toHaveLength(1);
});

test('each file of tests that the recipes run is there', async () => {
  const files = await readdir('tests/e2e', { recursive: true });
  const paths = files.map((file) => `/${file}`);
  for (const pattern of testsFor({ brief: false, delivers: true })) {
    expect(paths).toContainEqual(expect.stringMatching(new RegExp(pattern)));
  }
});
