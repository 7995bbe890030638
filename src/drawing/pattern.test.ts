import { expect, test } from 'vitest';
import { layersOf, type Motif } from './pattern.ts';

test('zones become rings from the centre outwards; motifs lie on the rings of their zone, above all grounds', () => {
  const layers = layersOf([
    { rings: 2, base: 'dye-plum' },
    { rings: 1, base: 'fibre', motifs: [{ colour: 'dye-leaf', count: 8, duty: [0.5] }] },
    { rings: 1, base: 'dye-plum' },
  ]);
  expect(layers.map(({ colour, rings }) => [colour, rings.map(({ ring }) => ring)])).toEqual([
    ['dye-plum', [1, 2, 4]],
    ['fibre', [3]],
    ['dye-leaf', [3]],
  ]);
});

test('a motif grows, shrinks and turns evenly from ring to ring', () => {
  expect(drawn(5, { duty: [0.2, 0.6, 0.2], twist: 0.1, offset: 0.5 })).toEqual([
    { ring: 1, segments: { count: 8, duty: 0.2, turn: 0.5 } },
    { ring: 2, segments: { count: 8, duty: expect.closeTo(0.4), turn: expect.closeTo(0.6) } },
    { ring: 3, segments: { count: 8, duty: 0.6, turn: expect.closeTo(0.7) } },
    { ring: 4, segments: { count: 8, duty: expect.closeTo(0.4), turn: expect.closeTo(0.8) } },
    { ring: 5, segments: { count: 8, duty: 0.2, turn: expect.closeTo(0.9) } },
  ]);
});

test('a motif stays as it is with one stop, and is not drawn where nothing of it is left', () => {
  expect(drawn(3, { duty: [0.5] }).map(({ segments }) => segments?.duty)).toEqual([0.5, 0.5, 0.5]);
  expect(drawn(1, { duty: [0.5, 0.7] })[0]?.segments?.duty).toBe(0.5);
  expect(drawn(2, { duty: [0, 0.5] }).map(({ ring }) => ring)).toEqual([2]);
});

/** What is drawn of a motif on this number of rings. */
function drawn(rings: number, motif: Omit<Motif, 'colour' | 'count'>) {
  const [, layer] = layersOf([
    { rings, base: 'fibre', motifs: [{ colour: 'dye-sun', count: 8, ...motif }] },
  ]);
  return layer?.rings ?? [];
}
