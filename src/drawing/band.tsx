import { type Chart, pathsOf } from './chart.ts';
import { paint } from './colour.ts';

interface BandTileProps {
  chart: Chart;
  /** The name by which the drawing fills a shape with it: `url(#…)`. */
  id: string;
  /** The side of one stitch. */
  stitch: number;
}

/** A weaving chart as a tile that repeats: rows of the same segments as a coil's, laid straight. */
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
