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
 * The distance of rings, before scaling. All coils use the same numbers, which compress well. With 1 browsers draw circles too
 * imprecisely to close them.
 */
const pitch = 10;

/** Concentric rings, each cut into coloured segments. The first segment points up. */
export function Coil({ pattern, radius = 100, stitches = 0 }: CoilProps) {
  const ringCount = pattern.reduce((sum, zone) => sum + zone.rings, 0);
  // Plus half a ring's width for the hole in the centre.
  const edge = (ringCount + 0.5) * pitch;
  const scale = Number((radius / edge).toPrecision(3));
  return (
    <g fill="none" strokeWidth={round(pitch * 0.94)} transform={`rotate(-90) scale(${scale})`}>
      <circle fill={paint('shadow')} r={edge} />
      {layersOf(pattern).map(({ colour, rings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no id and never change
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
          // Avoids a rendering artefact of browsers where a dash crosses from one quarter of the circle to the next.
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

/** In hundredths of a slot, rounded to even numbers, which compress well. The offset centres the segments. */
function dashesOf({ count, duty, turn }: Segments) {
  const on = 2 * Math.round(duty * 50);
  return {
    pathLength: count * 100,
    strokeDasharray: `${on} ${100 - on}`,
    strokeDashoffset: on / 2 - Math.round(turn * 100),
  };
}

/** Fewer digits: every visitor downloads them. */
export function round(value: number): number {
  const steps = Math.abs(value) < 10 ? 100 : 10;
  return Math.round(value * steps) / steps;
}
