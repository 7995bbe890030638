import type { Colour } from './colour.ts';

/** Segments on the rings of a zone. A ring is divided into `count` slots, each with one segment. */
export interface Motif {
  colour: Colour;
  /** Segments per ring. */
  count: number;
  /** The share of its slot that a segment fills, from the innermost ring outwards: [0.2, 0.7, 0.3] is a petal. */
  duty: [number, ...number[]];
  /** The rotation from ring to ring, in slots: 0.1 is a spiral. */
  twist?: number;
  /** The rotation of the whole motif, in slots: 0.5 is between the segments of another motif. */
  offset?: number;
}

/** Rings with one base colour, and the motifs on them. */
export interface Zone {
  rings: number;
  base: Colour;
  motifs?: Motif[];
}

/** The zones of a coil, from its centre outwards. */
export type Pattern = Zone[];

/** What has one colour: whole rings, or the segments of one motif. Rings are counted from the centre, from 1. */
interface Layer {
  colour: Colour;
  rings: { ring: number; segments?: Segments }[];
}

export interface Segments {
  count: number;
  duty: number;
  turn: number;
}

/** In painting order: first all base colours, then the motifs. */
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
      duty: interpolate(duty, places.length === 1 ? 0 : index / (places.length - 1)),
      turn: offset + twist * index,
    },
  }));
  return { colour, rings: drawn.filter(({ segments }) => segments.duty > 0) };
}

/** Linear interpolation between evenly spaced stops, at a position from 0 to 1. */
function interpolate(stops: [number, ...number[]], position: number): number {
  const scaled = position * (stops.length - 1);
  const before = Math.floor(scaled);
  const [from = stops[0], to = from] = stops.slice(before, before + 2);
  return from + (to - from) * (scaled - before);
}
