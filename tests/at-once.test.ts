import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAtOnce } from './at-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'npm-'));
const npm = join(folder, 'npm.cjs');
// The name of a script tells how it ends, and when.
writeFileSync(
  npm,
  `const [, , , name] = process.argv;
  setTimeout(() => {
    console.log('This is ' + name + '.');
    process.exitCode = name.startsWith('bad') ? 1 : 0;
  }, name.endsWith('late') ? 300 : 0);`,
);

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  { names: ['good-late', 'good'], failed: [] },
  { names: ['bad', 'good-late'], failed: ['bad'] },
  { names: ['good', 'bad-late', 'bad'], failed: ['bad-late', 'bad'] },
])(
  'of $names together, $failed fail, and all are heard in their order',
  async ({ names, failed }) => {
    const said: string[] = [];
    expect(await runAtOnce(names, npm, (words) => said.push(words))).toEqual(failed);
    expect(said).toEqual(names.map((name) => `This is ${name}.\n`));
  },
);
