import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testsFor } from './content-tests.ts';
import { change } from './edit-text.ts';
import { recipes } from './recipes.ts';

let copy = '';

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipe-'));
  await cp('src/content', join(copy, 'src/content'), { recursive: true });
});

afterEach(() => rm(copy, { recursive: true }));

test.each(Object.entries(recipes))('%s: can be done to the content of today', async (_, edit) => {
  await edit(copy);
});

test('recipes can follow each other, whatever was closed or deleted before', async () => {
  for (const edit of Object.values(recipes)) await edit(copy);
  const jobs = await readFile(join(copy, 'src/content/jobs.ts'), 'utf8');
  expect(jobs.match(/recipe-nurse/g)).toHaveLength(1);
});

test('each file of tests that the recipes run is there', async () => {
  const files = await readdir('tests/e2e', { recursive: true });
  const paths = files.map((file) => `/${file}`);
  for (const pattern of testsFor({ brief: false, delivers: true })) {
    expect(paths).toContainEqual(expect.stringMatching(new RegExp(pattern)));
  }
});

test('a step that does not find its place says in which file, and what to do', async () => {
  const edit = change('src/content/jobs.ts', /opening: /, () => '');
  await expect(edit(copy)).rejects.toThrow(
    'In src/content/jobs.ts nothing looks like /opening: /. The file has another form than the recipes know: change them in tests/recipes/content-edits.ts.',
  );
});
