import { type Colour, paint } from '../../drawing/colour.ts';

interface BedProps {
  y: number;
  /** How wide each bag is. */
  bag: number;
  start: number;
  leaf: Colour;
}

/** Seedlings in their bags, side by side from edge to edge. */
export function Bed({ y, bag, start, leaf }: BedProps) {
  const count = Math.ceil((960 - start) / bag) + 1;
  return (
    <g transform={`translate(${start} ${y}) scale(${bag / 100})`}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seedlings have no other name than their place
        <g key={place} transform={`translate(${place * 100} 0)`}>
          <path d="M-46-84H46L42 0H-42Z" fill={paint('dye-ink')} />
          <path
            d="M-44-58H44"
            stroke={paint(place % 2 ? 'dye-sun' : 'fibre')}
            strokeDasharray="11 8.25"
            strokeWidth={9}
          />
          <path d="M-46-86Q0-100 46-86" stroke={paint('dye-bark')} strokeWidth={10} />
          <path d={place % 3 ? broadLeaves : longLeaves} fill={paint(leaf)} />
          <path
            d={place % 3 ? 'M0-90C2-110-4-130 0-176' : 'M0-90V-150'}
            fill="none"
            stroke={paint('meadow')}
            strokeWidth={4}
          />
        </g>
      ))}
    </g>
  );
}

const broadLeaves =
  'M0-112C-8-142-38-144-54-128C-44-110-20-104 0-112ZM0-126C10-154 38-156 54-142C44-124 20-118 0-126ZM0-150C-18-170-14-198 2-210C18-196 18-168 0-150Z';

const longLeaves =
  'M0-94C-16-130-50-140-62-122C-50-100-26-92 0-94ZM0-94C16-130 50-140 62-122C50-100 26-92 0-94ZM0-120C-22-140-40-180-30-196C-8-180 2-150 0-120ZM0-120C22-140 40-180 30-196C8-180-2-150 0-120Z';
