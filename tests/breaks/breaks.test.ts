import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

test('every file of end-to-end tests has proved once that it can fail', () => {
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/e2e/${name.replaceAll('\\', '/')}`);
  expect(specs).not.toEqual([]);
  const catchers: string[] = breaks.flatMap(catchersOf);
  const unproved = specs.filter((spec) => !catchers.includes(spec));
  expect(unproved, 'Put into tests/breaks/ what each of these must notice').toEqual([]);
});
