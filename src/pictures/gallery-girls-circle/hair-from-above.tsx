import type { ReactNode } from 'react';
import { Coil } from '../../drawing/coil.tsx';
import { type Colour, paint } from '../../drawing/colour.ts';

export type Hairdo = 'wrap' | 'puffs' | 'rows' | 'scarf' | 'knots' | 'bun' | 'braids' | 'afro';

interface HairProps {
  hair: Hairdo;
  skin: Colour;
  accent: Colour;
}

/** A head of hair, or what covers it, seen from above: its middle at 0 0, about 46 in radius, the forehead up. */
export function HairFromAbove({ hair, skin, accent }: HairProps) {
  return (
    <g fill={paint('hair')} strokeWidth={3}>
      {partsOf(hair, skin, accent)}
    </g>
  );
}

function partsOf(hair: Hairdo, skin: Colour, accent: Colour): ReactNode {
  const cap = <circle r={46} />;
  switch (hair) {
    case 'wrap':
      return (
        <Coil
          pattern={[
            { rings: 1, base: accent },
            {
              rings: 4,
              base: accent,
              motifs: [{ colour: 'fibre', count: 9, duty: [0.3], twist: 0.16 }],
            },
            { rings: 1, base: accent },
          ]}
          radius={52}
        />
      );
    case 'puffs':
      return (
        <>
          <circle cx={-45} cy={10} r={30} />
          <circle cx={45} cy={10} r={30} />
          {cap}
          <path d="M0-44V46" fill="none" stroke={paint(skin)} />
          <path
            d="M-37-12Q-26 10-33 30M37-12Q26 10 33 30"
            fill="none"
            stroke={paint(accent)}
            strokeLinecap="round"
            strokeWidth={6}
          />
        </>
      );
    case 'rows':
      return (
        <>
          {cap}
          <path
            d="M-36-24Q-40 8-18 42M-24-36Q-26 6-11 45M-9-43Q-9 6-4 46M9-43Q9 6 4 46M24-36Q26 6 11 45M36-24Q40 8 18 42"
            fill="none"
            stroke={paint(skin)}
          />
          <circle cy={48} r={17} />
        </>
      );
    case 'scarf':
      return (
        <>
          <path
            d="M-50-8C-56 30-74 44-66 58C-44 82 44 82 66 58C74 44 56 30 50-8Z"
            fill={paint(accent)}
          />
          <circle cy={4} fill={paint(accent)} r={51} />
          <path
            d="M-38-18Q0-46 38-18M-44 6Q0-26 44 6M-46 30Q0-2 46 30"
            fill="none"
            opacity={0.7}
            stroke={paint('fibre')}
            strokeDasharray="1 9"
            strokeLinecap="round"
            strokeWidth={5}
          />
        </>
      );
    case 'knots':
      return (
        <>
          {cap}
          <g stroke={paint(skin)} strokeWidth={2.5}>
            <circle r={14} />
            {[0, 60, 120, 180, 240, 300].map((turn) => (
              <circle cy={-30} key={turn} r={14} transform={`rotate(${turn})`} />
            ))}
          </g>
        </>
      );
    case 'bun':
      return (
        <>
          {cap}
          <circle
            cy={8}
            fill="none"
            pathLength={20}
            r={36}
            stroke={paint(skin)}
            strokeDasharray="0.1 0.9"
            strokeWidth={14}
            opacity={0.5}
          />
          <circle cy={8} fill={paint(accent)} r={28} />
          <circle cy={8} r={22} />
        </>
      );
    case 'braids':
      return (
        <>
          {cap}
          <path
            d="M-30 30L-44 58M-16 38L-24 72M0 40V76M16 38L24 72M30 30L44 58"
            stroke={paint('hair')}
            strokeWidth={12}
          />
          <path
            d="M-44 58v.1M-24 72v.1M0 76v.1M24 72v.1M44 58v.1"
            stroke={paint(accent)}
            strokeLinecap="round"
            strokeWidth={13}
          />
          <path
            d="M0-6V-46M0-6L-22-40M0-6L22-40M0-6L-40-22M0-6L40-22M0-6L-44 8M0-6L44 8M0-6L-34 30M0-6L34 30M0-6L-12 44M0-6L12 44"
            stroke={paint(skin)}
            strokeWidth={2.5}
          />
        </>
      );
    case 'afro':
      return (
        <>
          <circle cy={4} r={58} />
          <g fill="none" opacity={0.55} stroke={paint(skin)} strokeDasharray="5 8">
            <circle cy={4} r={13} />
            <circle cy={4} r={27} />
            <circle cy={4} r={42} />
          </g>
        </>
      );
  }
}
