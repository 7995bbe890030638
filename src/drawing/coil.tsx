import { paint } from './colour.ts';
import { layersOf, type Pattern, type Segments } from './pattern.ts';

interface CoilProps {
  pattern: Pattern;
  /** In the drawing's units. */
  radius?: number;
  /** How many stitches go round a whole coil, a multiple of four; none where it is too small to show them. */
  stitches?: number;
}

/**
 * From ring to ring, in units that are then scaled: so all coils are made of the same marks, which take little room
 * together. Browsers measure circles of one unit too coarsely to close them without a seam.
 */
const pitch = 10;

/** Concentric rings, each cut into coloured segments. The first segment points up. */
export function Coil({ pattern, radius = 100, stitches = 0 }: CoilProps) {
  const ringCount = pattern.reduce((sum, zone) => sum + zone.rings, 0);
  // Half a ring's width is left at the centre for the hole that every basket starts with.
  const edge = (ringCount + 0.5) * pitch;
  const scale = Number((radius / edge).toPrecision(3));
  return (
    <g fill="none" strokeWidth={round(pitch * 0.94)} transform={`rotate(-90) scale(${scale})`}>
      <circle fill={paint('shadow')} r={edge} />
      {layersOf(pattern).map(({ colour, rings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place alone
        <g key={index} stroke={paint(colour)}>
          {rings.map(({ ring, segments }) => (
            <circle key={ring} r={ring * pitch} {...(segments && dashesOf(segments))} />
          ))}
        </g>
      ))}
      {stitches > 0 && (
        <circle
          r={round(edge * 0.6)}
          pathLength={stitches * 100}
          strokeDasharray="12 88"
          // Browsers draw a circle in four quarters, and a spike where a stitch would cross from one to the next.
          strokeDashoffset={56}
          strokeWidth={round(edge * 0.8)}
          stroke={paint('dye-ink')}
          opacity={0.14}
        />
      )}
      <circle fill={paint('fibre')} r={pitch * 0.45} />
    </g>
  );
}

/**
 * Segments are counted in hundredths of their place, and by twos, so that the same few numbers draw all coils. They start
 * half a segment early, which keeps them centred.
 */
function dashesOf({ count, duty, turn }: Segments) {
  const on = 2 * Math.round(duty * 50);
  return {
    pathLength: count * 100,
    strokeDasharray: `${on} ${100 - on}`,
    strokeDashoffset: on / 2 - Math.round(turn * 100),
  };
}

/** Numbers in drawings need no more than three or four digits, and each is sent to every visitor. */
export function round(value: number): number {
  const steps = Math.abs(value) < 10 ? 100 : 10;
  return Math.round(value * steps) / steps;
}
