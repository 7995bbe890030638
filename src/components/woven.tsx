/** Coils and bands. They are decoration: hidden from screen readers. */
import { useId } from 'react';
import type { FocusAreaId } from '../content/types.ts';
import { BandTile, type Chart } from '../drawing/band.tsx';
import { Coil } from '../drawing/coil.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { areaPatterns } from '../drawing/patterns.ts';

interface WovenCoilProps {
  pattern: Pattern;
  /** How many stitches go round, a multiple of four; none for small coils. */
  stitches?: number;
  /** Its size and place on the page. */
  className: string;
}

export function WovenCoil({ pattern, stitches, className }: WovenCoilProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 overflow-visible ${className}`}
      viewBox="-100 -100 200 200"
    >
      <Coil pattern={pattern} {...(stitches && { stitches })} />
    </svg>
  );
}

/** The coil of a focus area. */
export function AreaCoil({
  area,
  ...rest
}: Omit<WovenCoilProps, 'pattern'> & { area: FocusAreaId }) {
  return <WovenCoil pattern={areaPatterns[area]} {...rest} />;
}

interface WovenBandProps {
  chart: Chart;
  /** The side of one stitch, in pixels. */
  stitch?: number;
  className?: string;
}

/** A woven band over the whole width of its parent. */
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
