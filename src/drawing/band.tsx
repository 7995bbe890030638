import { type Colour, paint } from './colour.ts';

/** A weaving chart: rows of equal length, each letter a stitch in the colour the key gives it, a dot the ground. */
export interface Chart {
  rows: string[];
  key: Record<string, Colour>;
}

interface BandTileProps {
  chart: Chart;
  /** To fill a shape with it: `url(#…)`. */
  id: string;
  /** The side of one stitch. */
  stitch: number;
}

/** A weaving chart as an SVG pattern, which repeats. */
export function BandTile({ chart, id, stitch }: BandTileProps) {
  const width = chart.rows[0]?.length ?? 0;
  return (
    <pattern
      height={chart.rows.length}
      id={id}
      patternTransform={`scale(${stitch})`}
      patternUnits="userSpaceOnUse"
      width={width}
    >
      {pathsOf(chart).map(({ colour, path }) => (
        <path d={path} fill={paint(colour)} key={colour} shapeRendering="crispEdges" />
      ))}
    </pattern>
  );
}

/** One path of unit squares for each colour; a run of the same letter is one rectangle. */
export function pathsOf({ rows, key }: Chart): { colour: Colour; path: string }[] {
  return Object.entries(key).map(([letter, colour]) => ({
    colour,
    path: rows.map((row, y) => runsOf(row, letter, y)).join(''),
  }));
}

function runsOf(row: string, letter: string, y: number): string {
  const runs = row.matchAll(new RegExp(`${letter}+`, 'g'));
  return Array.from(runs, ({ 0: run, index }) => {
    return `M${index} ${y}h${run.length}v1h-${run.length}z`;
  }).join('');
}
