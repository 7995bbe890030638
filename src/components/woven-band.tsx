import { useId } from 'react';
import { BandTile } from '../drawing/band.tsx';
import type { Chart } from '../drawing/chart.ts';

interface WovenBandProps {
  chart: Chart;
  /** The side of one stitch, in pixels. */
  stitch?: number;
  className?: string;
}

/** A woven band from edge to edge of what it stands in. It divides or adorns, and says nothing. */
export function WovenBand({ chart, stitch = 6, className = '' }: WovenBandProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={`block w-full print:hidden ${className}`}
      height={chart.rows.length * stitch}
    >
      <BandTile chart={chart} id={id} stitch={stitch} />
      <rect fill={`url(#${id})`} height="100%" width="100%" />
    </svg>
  );
}
