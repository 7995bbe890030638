import { describe, expect, test } from 'vitest';
import { ringsOf } from './pattern.ts';

test('a zone becomes as many rings as it says, from the centre outwards', () => {
  const rings = ringsOf([
    { rings: 2, base: 'dye-plum' },
    { rings: 1, base: 'fibre' },
  ]);
  expect(rings.map(({ base }) => base)).toEqual(['dye-plum', 'dye-plum', 'fibre']);
});

describe('a motif', () => {
  const motif = { colour: 'dye-sun', count: 8 } as const;

  test('grows and shrinks evenly between its stops', () => {
    const rings = ringsOf([
      { rings: 5, base: 'fibre', motifs: [{ ...motif, duty: [0.2, 0.6, 0.2] }] },
    ]);
    const duties = rings.map(({ segments: [segment] }) => segment?.duty);
    expect(duties).toEqual([0.2, expect.closeTo(0.4), 0.6, expect.closeTo(0.4), 0.2]);
  });

  test('stays as it is with one stop, and with one ring', () => {
    for (const rings of [1, 3]) {
      const drawn = ringsOf([{ rings, base: 'fibre', motifs: [{ ...motif, duty: [0.5] }] }]);
      expect(drawn.every(({ segments }) => segments[0]?.duty === 0.5)).toBe(true);
    }
  });

  test('turns a little further from ring to ring', () => {
    const rings = ringsOf([
      { rings: 3, base: 'fibre', motifs: [{ ...motif, duty: [0.5], twist: 0.1, offset: 0.5 }] },
    ]);
    const turns = rings.map(({ segments: [segment] }) => segment?.turn);
    expect(turns).toEqual([0.5, expect.closeTo(0.6), expect.closeTo(0.7)]);
  });

  test('is not drawn where nothing of it is left', () => {
    const rings = ringsOf([{ rings: 2, base: 'fibre', motifs: [{ ...motif, duty: [0, 0.5] }] }]);
    expect(rings.map(({ segments }) => segments.length)).toEqual([0, 1]);
  });
});
