import { type Colour, paint } from '../../drawing/colour.ts';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

/** Washed pads and cloths in the sun, across the top of the picture. */
export function DryingLine() {
  return (
    <>
      <path d="M-10 4Q480 130 970-6" fill="none" stroke={paint('dye-bark')} strokeWidth={4} />
      <Pad dye="dye-plum" thread="dye-sun" turn={8} x={70} y={22} />
      <DryingCloth dye="cloth" thread="dye-lake" turn={7} x={166} y={40} />
      <Pad dye="dye-sun" thread="dye-plum" turn={5} x={262} y={54} />
      <Pad dye="dye-lake" thread="cloth" turn={2} x={352} y={61} />
      <DryingCloth dye="dye-sun" thread="dye-bark" turn={0} x={454} y={64} />
      <Pad dye="cloth" thread="dye-bark" turn={-2} x={552} y={61} />
      <Pad dye="dye-plum" thread="cloth" turn={-5} x={642} y={53} />
      <DryingCloth dye="dye-lake" thread="dye-sun" turn={-8} x={742} y={39} />
      <Pad dye="dye-bark" thread="dye-sun" turn={-10} x={842} y={20} />
      {/* Pegs. */}
      <path
        d="M71 14L69 30M263 46L261 62M353 53V69M552 53V69M642 45L643 61M841 12L844 28"
        stroke={paint('dye-bark')}
        strokeWidth={7}
      />
    </>
  );
}

interface HangingProps {
  /** Where it is pegged to the line. */
  x: number;
  y: number;
  turn: number;
  dye: Colour;
  thread: Colour;
}

/** A pad with its two wings. */
export function Pad({ x, y, turn, dye, thread }: HangingProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-17 8C-17-6 17-6 17 8V34C30 30 36 40 36 48C36 56 30 66 17 62V88C17 102-17 102-17 88V62C-30 66-36 56-36 48C-36 40-30 30-17 34Z"
        fill={paint(dye)}
      />
      <path
        d="M-8 14C-8 8 8 8 8 14V82C8 88-8 88-8 82Z"
        fill="none"
        stroke={paint(thread)}
        strokeDasharray="6 4"
        strokeWidth={4}
      />
    </g>
  );
}

function DryingCloth({ x, y, turn, dye, thread }: HangingProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <WovenCloth d="M-38-2H38L36 84H-36Z" dye={dye}>
        <Rows
          colour={thread}
          rhythms={['80 0', '10 8', '4 14', '10 8', '80 0']}
          step={17}
          thickness={7}
          width={80}
          x={-40}
          y={10}
        />
      </WovenCloth>
      <path d="M-32-8V6M32-8V6" stroke={paint('dye-bark')} strokeWidth={7} />
    </g>
  );
}
