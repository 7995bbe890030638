import { Coil } from '../../drawing/coil.tsx';
import { type Colour, paint } from '../../drawing/colour.ts';

/** The book lies open; on one page a coil, on the other lines. */
export function Book({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-14)`}>
      <path
        d="M-98-58H98V70H-98Z"
        fill={paint('dye-ink')}
        opacity={0.18}
        transform="translate(5 9)"
      />
      <path d="M-98-60H98V66H-98Z" fill={paint('dye-plum')} />
      <path
        d="M0-54C-20-66-70-62-90-54V58C-70 50-20 48 0 60C20 48 70 50 90 58V-54C70-62 20-66 0-54Z"
        fill={paint('cloth')}
      />
      <path d="M0-54V60" stroke={paint('shadow')} strokeWidth={4} />
      <path
        d="M18-36H74M18-18H62M18 0H74M18 18H70M18 36H50"
        stroke={paint('dye-ink')}
        strokeWidth={6}
        opacity={0.7}
      />
      <Coil
        pattern={[
          { rings: 2, base: 'dye-plum' },
          {
            rings: 3,
            base: 'cloth',
            motifs: [{ colour: 'dye-plum', count: 8, duty: [0.4, 0.7, 0.4] }],
          },
        ]}
        radius={36}
        x={-46}
      />
    </g>
  );
}

/** A card to talk about. */
export function Card({
  x,
  y,
  turn,
  colour,
}: {
  x: number;
  y: number;
  turn: number;
  colour: Colour;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-25-34h58v78h-58z" fill={paint('dye-ink')} opacity={0.16} />
      <path d="M-29-39h58v78h-58z" fill={paint('cloth')} />
      <path d="M-29-39h58v22h-58z" fill={paint(colour)} />
      <circle
        cy={10}
        fill="none"
        r={12}
        stroke={paint(colour)}
        strokeDasharray="8.6 4"
        strokeWidth={10}
      />
    </g>
  );
}

/** A string of beads that counts the days of a month. */
export function Beads() {
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeWidth={13}
      transform="translate(604 378) rotate(150)"
    >
      <circle pathLength={24} r={54} stroke={paint('dye-bark')} strokeDasharray="0 1" />
      <circle
        pathLength={24}
        r={54}
        stroke={paint('dye-sun')}
        strokeDasharray="0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 17"
      />
    </g>
  );
}
