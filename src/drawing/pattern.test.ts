import { describe, expect, test } from 'vitest';
import { layersOf, type Motif } from './pattern.ts';

test('a zone becomes as many rings as it says, from the centre outwards', () => {
  const layers = layersOf([
    { rings: 2, base: 'dye-plum' },
    { rings: 1, base: 'fibre' },
    { rings: 1, base: 'dye-plum' },
  ]);
  expect(layers).toEqual([
    { colour: 'dye-plum', rings: [{ ring: 1 }, { ring: 2 }, { ring: 4 }] },
    { colour: 'fibre', rings: [{ ring: 3 }] },
  ]);
});

test('motifs lie on all grounds, each on the rings of its zone, in their own order', () => {
  const layers = layersOf([
    { rings: 1, base: 'fibre', motifs: [motif('dye-sun', [0.5]), motif('dye-bark', [0.2])] },
    { rings: 1, base: 'dye-plum', motifs: [motif('dye-leaf', [0.5])] },
  ]);
  expect(layers.map(({ colour, rings }) => [colour, rings[0]?.ring])).toEqual([
    ['fibre', 1],
    ['dye-plum', 2],
    ['dye-sun', 1],
    ['dye-bark', 1],
    ['dye-leaf', 2],
  ]);
});

describe('a motif', () => {
  test('grows and shrinks evenly between its stops', () => {
    const duties = segmentsOf(5, { duty: [0.2, 0.6, 0.2] }).map(({ duty }) => duty);
    expect(duties).toEqual([0.2, expect.closeTo(0.4), 0.6, expect.closeTo(0.4), 0.2]);
  });

  test('stays as it is with one stop, and with one ring', () => {
    for (const rings of [1, 3]) {
      expect(segmentsOf(rings, { duty: [0.5] }).every(({ duty }) => duty === 0.5)).toBe(true);
    }
  });

  test('turns a little further from ring to ring', () => {
    const drawn = segmentsOf(3, { duty: [0.5], twist: 0.1, offset: 0.5 });
    const turns = drawn.map(({ turn }) => turn);
    expect(turns).toEqual([0.5, expect.closeTo(0.6), expect.closeTo(0.7)]);
  });

  test('is not drawn where nothing of it is left', () => {
    const [, drawn] = layersOf([{ rings: 2, base: 'fibre', motifs: [motif('dye-sun', [0, 0.5])] }]);
    expect(drawn?.rings.map(({ ring }) => ring)).toEqual([2]);
  });
});

function motif(colour: Motif['colour'], duty: Motif['duty']): Motif {
  return { colour, count: 8, duty };
}

/** What is drawn of a motif that lies on so many rings. */
function segmentsOf(rings: number, { duty, ...rest }: Omit<Motif, 'colour' | 'count'>) {
  const [, drawn] = layersOf([
    { rings, base: 'fibre', motifs: [{ ...motif('dye-sun', duty), ...rest }] },
  ]);
  return drawn?.rings.flatMap(({ segments }) => segments ?? []) ?? [];
}
