import type { Colour } from './colour.ts';

/** Segments laid on rings: so many times round, each taking up its share (`duty`) of its place. */
export interface Motif {
  colour: Colour;
  /** How many segments go round. */
  count: number;
  /** The share of its place that a segment fills, at the innermost ring and on outwards: [0.2, 0.7, 0.3] makes a petal. */
  duty: [number, ...number[]];
  /** How far each ring is turned against the one before, in places: 0.1 makes a spiral. */
  twist?: number;
  /** How far the whole motif is turned, in places: 0.5 sets it between the segments of a neighbour. */
  offset?: number;
}

/** Some rings of one ground, with the motifs that run over them. */
export interface Zone {
  rings: number;
  base: Colour;
  motifs?: Motif[];
}

/** What a coil is made of, from its centre outwards. */
export type Pattern = Zone[];

/** One ring as it is drawn. */
export interface Ring {
  base: Colour;
  segments: { colour: Colour; count: number; duty: number; turn: number }[];
}

/** The rings of a pattern, from the centre outwards. */
export function ringsOf(pattern: Pattern): Ring[] {
  return pattern.flatMap(({ rings, base, motifs = [] }) =>
    Array.from({ length: rings }, (_, index) => ({
      base,
      segments: motifs
        .map(({ colour, count, duty, twist = 0, offset = 0 }) => ({
          colour,
          count,
          duty: along(duty, rings === 1 ? 0 : index / (rings - 1)),
          turn: offset + twist * index,
        }))
        .filter((segment) => segment.duty > 0),
    })),
  );
}

/** The value at a place from 0 to 1 between stops that lie evenly. */
function along(stops: [number, ...number[]], place: number): number {
  const position = place * (stops.length - 1);
  const before = Math.floor(position);
  const [from = stops[0], to = from] = stops.slice(before, before + 2);
  return from + (to - from) * (position - before);
}
