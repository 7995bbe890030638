import { expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import { AreaCoil } from './area-coil.tsx';

const dyes = {
  srhr: 'dye-plum',
  climate: 'dye-leaf',
  gender: 'dye-bark',
  youth: 'dye-lake',
} as const;
const areas = Object.keys(dyes) as (keyof typeof dyes)[];

test.each(areas)('the coil of %s is edged in its own dye', (area) => {
  const drawn = markup(<AreaCoil area={area} className="" />);
  const outermost = Array.from(
    drawn.matchAll(/<circle r="[\d.]+" stroke="var\(--color-([\w-]+)\)"/g),
  ).at(-1);
  expect(outermost?.[1]).toBe(dyes[area]);
});

test('no two areas have the same pattern', () => {
  const shapes = areas.map((area) =>
    markup(<AreaCoil area={area} className="" />).replace(/dye-\w+/g, ''),
  );
  expect(new Set(shapes).size).toBe(areas.length);
});
