import { type Colour, paint } from '../../drawing/colour.ts';

interface PadProps {
  x: number;
  y: number;
  turn: number;
  colour: Colour;
  trim: Colour;
}

/** A pad of cloth: two wings with a snap on each. */
export function Pad({ x, y, turn, colour, trim }: PadProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M0-72C22-72 25-54 23-38C36-32 42-16 42 0C42 16 36 32 23 38C25 54 22 72 0 72C-22 72-25 54-23 38C-36 32-42 16-42 0C-42-16-36-32-23-38C-25-54-22-72 0-72Z"
        fill={paint(colour)}
      />
      <path
        d="M0-56C12-56 12-44 12-34V34C12 44 12 56 0 56C-12 56-12 44-12 34V-34C-12-44-12-56 0-56Z"
        fill="none"
        stroke={paint(trim)}
        strokeDasharray="8 6"
        strokeWidth={5}
      />
      <path d="M-31 0v.1M31 0v.1" stroke={paint(trim)} strokeLinecap="round" strokeWidth={7} />
      <path d="M0-84V-60" stroke={paint('dye-ink')} strokeWidth={7} />
    </g>
  );
}

/** Folded pads, each closed with its snap, fill a basket. */
export function PadBasket() {
  return (
    <g transform="translate(768 556)">
      <FoldedPad colour="dye-lake" x={-42} y={-58} />
      <FoldedPad colour="dye-plum" x={36} y={-64} />
      <FoldedPad colour="dye-sun" x={-54} y={-34} />
      <FoldedPad colour="dye-bark" x={50} y={-36} />
      <FoldedPad colour="cloth" x={0} y={-40} />
      <path d="M-104-20H104L82 90H-82Z" fill={paint('fibre')} />
      <g fill="none" strokeWidth={18}>
        <path d="M-100 10H100M-92 50H92" stroke={paint('dye-bark')} strokeDasharray="14 10" />
        <path
          d="M-96 30H96M-88 70H88"
          stroke={paint('dye-plum')}
          strokeDasharray="14 10"
          strokeDashoffset={12}
        />
        <path d="M-100-18H100" stroke={paint('dye-bark')} strokeLinecap="round" />
        <path d="M-100-18H100" stroke={paint('dye-sun')} strokeDasharray="8 10" />
      </g>
    </g>
  );
}

function FoldedPad({ x, y, colour }: { x: number; y: number; colour: Colour }) {
  return (
    <g strokeLinecap="round" transform={`translate(${x} ${y})`}>
      <path d="M-22 0H22" stroke={paint('dye-leaf')} strokeWidth={34} />
      <path d="M-22 0H22" stroke={paint(colour)} strokeWidth={27} />
      <path d="M0 0v.1" stroke={paint(colour === 'cloth' ? 'dye-plum' : 'cloth')} strokeWidth={9} />
    </g>
  );
}
