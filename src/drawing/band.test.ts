import { expect, test } from 'vitest';
import { pathsOf } from './band.tsx';
import * as charts from './charts.ts';

test('each run of a letter becomes one rectangle of its colour’s path', () => {
  const paths = pathsOf({ key: { p: 'dye-plum', s: 'dye-sun' }, rows: ['.pp.', 's..p'] });
  expect(paths).toEqual([
    { colour: 'dye-plum', path: 'M1 0h2v1h-2zM3 1h1v1h-1z' },
    { colour: 'dye-sun', path: 'M0 1h1v1h-1z' },
  ]);
});

test.each(Object.entries(charts))(
  'the chart %s has a colour for each letter, and rows of one length',
  (_, { rows, key }) => {
    const letters = new Set(rows.join('').replaceAll('.', ''));
    expect([...letters].sort()).toEqual(Object.keys(key).sort());
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  },
);
