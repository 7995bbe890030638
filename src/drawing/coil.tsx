import { paint } from './colour.ts';
import { type Pattern, type Ring, ringsOf } from './pattern.ts';
import { tidy } from './tidy.ts';

interface CoilProps {
  pattern: Pattern;
  /** The centre and the radius, in the drawing's units. */
  x?: number;
  y?: number;
  radius?: number;
  /** Turned clockwise by so many degrees; the first segment points up. */
  turn?: number;
  /** How many stitches go round a whole coil, a multiple of four; none where it is too small to show them. */
  stitches?: number;
}

/**
 * From ring to ring, in units that are then scaled: so all coils are made of the same marks, which take little room
 * together. Browsers measure circles of one unit too coarsely to close them without a seam.
 */
const pitch = 10;

/** Concentric rings, each cut into coloured segments: the one shape that everything here is drawn from. */
export function Coil({ pattern, x = 0, y = 0, radius = 100, turn = 0, stitches = 0 }: CoilProps) {
  const rings = ringsOf(pattern);
  // Half a ring's width is left at the centre for the hole that every basket starts with.
  const edge = (rings.length + 0.5) * pitch;
  const shift = x || y ? `translate(${tidy(x)} ${tidy(y)}) ` : '';
  const scale = Math.round((radius / edge) * 1e4) / 1e4;
  return (
    <g
      fill="none"
      strokeWidth={tidy(pitch * 0.94)}
      transform={`${shift}rotate(${tidy(turn - 90)}) scale(${scale})`}
    >
      <circle fill={paint('shadow')} r={edge} />
      {rings.map((ring, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is known by its place alone
        <RingStrokes key={index} r={(index + 1) * pitch} ring={ring} />
      ))}
      {stitches > 0 && (
        <circle
          opacity={0.14}
          pathLength={stitches}
          r={tidy(edge * 0.6)}
          stroke={paint('dye-ink')}
          strokeDasharray="0.12 0.88"
          // Browsers draw a circle in four quarters, and a spike where a stitch would cross from one to the next.
          strokeDashoffset={0.56}
          strokeWidth={tidy(edge * 0.8)}
        />
      )}
      <circle fill={paint('fibre')} r={pitch * 0.45} />
    </g>
  );
}

function RingStrokes({ ring, r }: { ring: Ring; r: number }) {
  return (
    <>
      <circle r={r} stroke={paint(ring.base)} />
      {ring.segments.map(({ colour, count, duty, turn }) => (
        // The path counts its length in segments, and starts half a segment early so that they stay centred.
        <circle
          key={colour}
          pathLength={count}
          r={r}
          stroke={paint(colour)}
          strokeDasharray={`${tidy(duty)} ${tidy(1 - duty)}`}
          strokeDashoffset={tidy(duty / 2 - turn)}
        />
      ))}
    </>
  );
}
