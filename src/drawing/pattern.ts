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

/** What is laid on in one colour: whole rings, or the segments of one motif. Rings are counted from the centre, from 1. */
interface Layer {
  colour: Colour;
  rings: { ring: number; segments?: Segments }[];
}

/** So many segments round a ring, each filling a share of its place, turned by some part of a place. */
export interface Segments {
  count: number;
  duty: number;
  turn: number;
}

/** A pattern in the order in which it is laid on: first all grounds, then the motifs that lie on them. */
export function layersOf(pattern: Pattern): Layer[] {
  const grounds = new Map<Colour, Layer>();
  const motifs: Layer[] = [];
  let ring = 0;
  for (const zone of pattern) {
    const places = Array.from({ length: zone.rings }, (_, index) => ring + index + 1);
    ring += zone.rings;
    const ground = grounds.get(zone.base) ?? { colour: zone.base, rings: [] };
    ground.rings.push(...places.map((ring) => ({ ring })));
    grounds.set(zone.base, ground);
    motifs.push(...(zone.motifs ?? []).map((motif) => motifLayer(motif, places)));
  }
  return [...grounds.values(), ...motifs];
}

function motifLayer(
  { colour, count, duty, twist = 0, offset = 0 }: Motif,
  places: number[],
): Layer {
  const drawn = places.map((ring, index) => ({
    ring,
    segments: {
      count,
      duty: along(duty, places.length === 1 ? 0 : index / (places.length - 1)),
      turn: offset + twist * index,
    },
  }));
  return { colour, rings: drawn.filter(({ segments }) => segments.duty > 0) };
}

/** The value at a place from 0 to 1 between stops that lie evenly. */
function along(stops: [number, ...number[]], place: number): number {
  const position = place * (stops.length - 1);
  const before = Math.floor(position);
  const [from = stops[0], to = from] = stops.slice(before, before + 2);
  return from + (to - from) * (position - before);
}
