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
  const grounds = Array.from(
    drawn.matchAll(/<g stroke="var\(--color-([\w-]+)\)">((?:<circle r="\d+"><\/circle>)+)<\/g>/g),
    ([, colour, rings = '']) => ({
      colour,
      outermost: Math.max(...Array.from(rings.matchAll(/r="(\d+)"/g), ([, r]) => Number(r))),
    }),
  );
  const edge = grounds.reduce((one, other) => (other.outermost > one.outermost ? other : one));
  expect(edge.colour).toBe(dyes[area]);
});

test('no two areas have the same pattern', () => {
  const shapes = areas.map((area) =>
    markup(<AreaCoil area={area} className="" />).replace(/dye-\w+/g, ''),
  );
  expect(new Set(shapes).size).toBe(areas.length);
});
