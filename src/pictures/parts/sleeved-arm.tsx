import { type Colour, paint } from '../../drawing/colour.ts';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';

interface SleevedArmProps {
  /** The way of the bare arm from the shoulder to the wrist, and of the sleeve over it. */
  arm: string;
  sleeve: string;
  /** How wide the arm is; a sleeve is twice as wide. */
  width: number;
  skin: Colour;
  garment: Colour;
  /** The hand: its wrist, its size and where its fingers point. */
  hand: { x: number; y: number; size: number; turn: number; mirrored?: boolean };
  /** A row of dashes at the hem of the sleeve. */
  hem: { d: string; colour: Colour; rhythm?: string };
  /** Which way the sleeve throws its shade on the body. */
  shade?: [number, number];
}

/** An arm in a short sleeve, before a body in the same cloth, from which its shade sets it off. */
export function SleevedArm({
  arm,
  sleeve,
  width,
  skin,
  garment,
  hand,
  hem,
  shade = [9, 4],
}: SleevedArmProps) {
  return (
    <>
      <Limb colour={skin} d={arm} width={width} />
      <Hand {...hand} skin={skin} />
      <g fill="none" strokeWidth={width * 1.9}>
        <path
          d={sleeve}
          opacity={0.16}
          stroke={paint('dye-ink')}
          transform={`translate(${shade.join(' ')})`}
        />
        <path d={sleeve} stroke={paint(garment)} />
        <path
          d={hem.d}
          stroke={paint(hem.colour)}
          strokeDasharray={hem.rhythm ?? '9 8'}
          strokeWidth={9}
        />
      </g>
    </>
  );
}
