import { Coil } from '../../drawing/coil.tsx';
import { paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';

const wheelPattern: Pattern = [
  { rings: 2, base: 'dye-sun' },
  { rings: 5, base: 'dye-plum', motifs: [{ colour: 'dye-sun', count: 8, duty: [0.6, 0.2] }] },
  { rings: 1, base: 'dye-sun' },
  { rings: 1, base: 'fibre', motifs: [{ colour: 'dye-bark', count: 36, duty: [0.5] }] },
  { rings: 1, base: 'dye-sun' },
];

/** A treadle machine: its wheel is a coil. */
export function SewingMachine() {
  return (
    <g transform="translate(-28 0)">
      <path
        d="M350 446L322 640M610 446L636 640"
        fill="none"
        stroke={paint('dye-ink')}
        strokeWidth={16}
      />
      <Coil pattern={wheelPattern} radius={112} stitches={100} x={484} y={572} />
      <path d="M300 420H650V446H300Z" fill={paint('earth')} />
      <path d="M330 404H620V422H330Z" fill={paint('dye-ink')} />
      <path
        d="M552 406V334C552 322 542 316 530 316H418C406 316 402 322 402 334V368H354V306C354 280 368 266 396 266H560C588 266 600 280 600 304V406Z"
        fill={paint('dye-ink')}
      />
      <path d="M378 366V404" stroke={paint('fibre')} strokeWidth={6} />
      <path
        d="M384 290H560M576 312V396"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="12 8"
        strokeWidth={8}
      />
      <path d="M450 268V236" stroke={paint('dye-plum')} strokeWidth={20} />
      <path d="M436 238H464M436 262H464" stroke={paint('dye-ink')} strokeWidth={6} />
      <Coil
        pattern={[
          { rings: 1, base: 'dye-ink' },
          { rings: 1, base: 'fibre' },
          { rings: 2, base: 'dye-ink' },
        ]}
        radius={38}
        x={606}
        y={318}
      />
    </g>
  );
}
