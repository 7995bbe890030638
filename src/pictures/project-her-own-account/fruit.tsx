import { Coil } from '../../drawing/coil.tsx';
import { type Colour, paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { tidy } from '../../drawing/tidy.ts';

const trayPattern: Pattern = [
  { rings: 4, base: 'fibre' },
  { rings: 2, base: 'fibre', motifs: [{ colour: 'dye-bark', count: 24, duty: [0.5], twist: 0.5 }] },
  { rings: 1, base: 'dye-bark' },
];

/** A flat round basket, seen from a little above. */
export function Tray({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1 .3)`}>
      <Coil pattern={trayPattern} radius={radius} stitches={60} />
    </g>
  );
}

interface PyramidProps {
  /** The middle of its lowest row. */
  x: number;
  y: number;
  radius: number;
  rows: number;
  colour: Colour;
}

/** Round fruit piled up as market women do. */
export function Pyramid({ x, y, radius, rows, colour }: PyramidProps) {
  const places = Array.from({ length: rows }, (_, row) => {
    const count = rows - row;
    const start = tidy(x - (count - 1) * radius);
    const height = tidy(y - row * radius * 1.7);
    return `M${start} ${height}${`h0m${radius * 2} 0`.repeat(count)}`;
  }).join('');
  const half = rows * radius;
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={`M${x - half + radius} ${y + radius * 0.8}h${(half - radius) * 2}L${x} ${tidy(y - (half - radius) * 1.7)}Z`}
        fill={paint('dye-ink')}
      />
      <path d={places} stroke={paint(colour)} strokeWidth={radius * 2} />
      {/* The side of each fruit in the shade, and the end of its stalk. */}
      <path d={places} opacity={0.2} stroke={paint('dye-ink')} strokeWidth={radius * 2} />
      <g transform={`translate(${tidy(radius * -0.14)} ${tidy(radius * -0.12)})`}>
        <path d={places} stroke={paint(colour)} strokeWidth={tidy(radius * 1.66)} />
      </g>
      <g transform={`translate(0 ${tidy(radius * -0.6)})`}>
        <path d={places} stroke={paint('dye-leaf')} strokeWidth={tidy(radius * 0.24)} />
      </g>
    </g>
  );
}
