import { expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import type { FocusAreaId } from '../content/types.ts';
import { AreaCoil } from './woven.tsx';

const colours = { srhr: 'plum', climate: 'leaf', gender: 'bark', youth: 'lake' };

test('the coil of each area has a pattern of its own, edged in the colour of the area', () => {
  const patterns = Object.entries(colours).map(([area, colour]) => {
    const drawn = markup(<AreaCoil area={area as FocusAreaId} className="" />);
    const grounds = drawn.matchAll(
      /<g stroke="var\(--color-([\w-]+)\)">((<circle r="\d+"><\/circle>)+)/g,
    );
    const [edge] = Array.from(grounds, ([, ground, rings = '']) => ({
      ground,
      radius: Math.max(...Array.from(rings.matchAll(/\d+/g), Number)),
    })).toSorted((one, other) => other.radius - one.radius);
    expect(edge?.ground).toBe(`dye-${colour}`);
    return drawn.replaceAll(/dye-\w+/g, '');
  });
  expect(new Set(patterns).size).toBe(4);
});
