import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catchersOf } from './break.ts';
import { breaks } from './breaks.ts';

test('there are many breaks, each told once', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(60);
  expect(new Set(breaks.map(({ what }) => what)).size).toBe(breaks.length);
});

test.each(breaks)(
  '$what: can be put into the site, and is caught by tests that there are',
  (it) => {
    const parts = readFileSync(it.file, 'utf8').split(it.replace);
    expect(parts, `“${it.replace}” stands once in ${it.file}`).toHaveLength(2);
    expect(it.by).not.toBe(it.replace);
    const files = catchersOf(it).filter((name) => name !== 'types' && name !== 'the build');
    for (const file of files) expect(existsSync(file), file).toBe(true);
    expect(catchersOf(it)).not.toEqual([]);
  },
);
