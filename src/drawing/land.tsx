import { type Colour, paint } from './colour.ts';
import type { Pattern } from './pattern.ts';
import { tidy } from './tidy.ts';

/** The sun over every scene that has one. */
export const sunPattern: Pattern = [
  { rings: 2, base: 'dye-bark' },
  { rings: 2, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 18, duty: [0.45] }] },
  { rings: 2, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 22, duty: [0.4] }] },
  { rings: 2, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 26, duty: [0.4] }] },
];

/** A hill: a coil of which only the upper part shows above what lies before it. */
export function hillPattern(near: Colour, far: Colour, rows = 24): Pattern {
  return [
    { rings: 4, base: near },
    { rings: 7, base: far, motifs: [{ colour: near, count: rows, duty: [0.42, 0.18] }] },
    { rings: 1, base: near },
  ];
}

interface WaterProps {
  x: number;
  y: number;
  width: number;
  height: number;
  rows?: number;
}

/** A lake: rows of water with the light woven in, each row shifted against the next. */
export function Water({ x, y, width, height, rows = 6 }: WaterProps) {
  const step = height / rows;
  return (
    <g fill="none" strokeWidth={tidy(step / 4)}>
      <rect fill={paint('dye-lake')} height={height} width={width} x={x} y={y} />
      <path
        d={lines(x, y + step * 1.5, width, step * 2, Math.floor(rows / 2))}
        stroke={paint('water')}
        strokeWidth={tidy(step)}
      />
      <path
        d={lines(x, y + step / 2, width, step * 2, Math.ceil(rows / 2))}
        opacity={0.55}
        stroke={paint('fibre')}
        strokeDasharray={`${tidy(step * 2)} ${tidy(step * 3.4)}`}
      />
      <path
        d={lines(x, y + step * 1.5, width, step * 2, Math.floor(rows / 2))}
        opacity={0.55}
        stroke={paint('fibre')}
        strokeDasharray={`${tidy(step * 1.2)} ${tidy(step * 4.6)}`}
        strokeDashoffset={tidy(-step * 2)}
      />
    </g>
  );
}

function lines(x: number, y: number, width: number, step: number, count: number): string {
  return Array.from({ length: count }, (_, row) => `M${x} ${tidy(y + row * step)}h${width}`).join(
    '',
  );
}

interface LeafProps {
  /** Where the stalk starts. */
  x: number;
  y: number;
  length: number;
  /** Where the tip points: 0 is up, 90 is right. */
  turn: number;
  colour?: Colour;
}

/** A leaf of the banana plant, with its torn ribs. */
export function BananaLeaf({ x, y, length, turn, colour = 'dye-leaf' }: LeafProps) {
  const scale = tidy(length / 200);
  return (
    <g transform={`translate(${tidy(x)} ${tidy(y)}) rotate(${turn}) scale(${scale})`}>
      <path d="M0 0C-44-40-50-140 0-200C46-140 40-40 0 0Z" fill={paint(colour)} />
      <path
        d="M0 0V-184M0-30L-27-56M0-60L-34-88M0-92L-33-120M0-124L-25-148M0-30L26-56M0-60L32-88M0-92L31-120M0-124L24-148"
        fill="none"
        stroke={paint('meadow')}
        strokeWidth={4}
      />
    </g>
  );
}
