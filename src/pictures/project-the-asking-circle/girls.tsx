import { type Colour, paint } from '../../drawing/colour.ts';
import type { HairStyle } from '../../drawing/people/hair.tsx';
import { Head } from '../../drawing/people/head.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

interface GirlProps {
  /** Where the neck meets the shoulders. */
  x: number;
  y: number;
  skin: Colour;
  hair: HairStyle;
  dress: Colour;
  trim: Colour;
  isFacingLeft?: boolean;
}

/** A girl who sits on the mat, seen from the side; her own units are a head of 100. */
export function Girl({ x, y, skin, hair, dress, trim, isFacingLeft = false }: GirlProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isFacingLeft ? -0.62 : 0.62} .62)`}>
      <Head accent={trim} facing="right" hair={hair} size={100} skin={skin} tilt={-3} x={2} y={8} />
      <path
        d="M-22-8C-52 2-66 50-60 96C-58 130-62 160-68 180H44C50 140 50 110 46 80C44 40 36 8 18-4Z"
        fill={paint(dress)}
      />
      <Limb colour={skin} d="M100 186H152" width={26} />
      <WovenCloth
        d="M-76 188C-78 140-44 126 0 128C50 124 110 118 134 144C150 162 150 190 138 200H-58C-68 200-76 196-76 188Z"
        dye={dress}
      >
        <Rows
          colour={trim}
          rhythms={['16 12', '6 22']}
          step={26}
          thickness={9}
          width={240}
          x={-82}
          y={160}
        />
      </WovenCloth>
      <Limb colour={skin} d="M-10 34Q-24 90-14 106Q20 128 62 130" width={24} />
      <Hand mirrored size={44} skin={skin} turn={10} x={60} y={129} />
      <Limb colour={dress} d="M-10 34Q-20 60-20 76" width={42} />
    </g>
  );
}

/** A girl in the foreground who sits with her back to us. */
export function GirlFromBehind({ x, y, skin, hair, dress, trim }: GirlProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(.94)`}>
      <WovenCloth
        d="M-22-2C-34 8-60 10-72 22C-86 42-88 70-90 160H90C88 70 86 42 72 22C60 10 34 8 22-2Q0 8-22-2Z"
        dye={dress}
      >
        <Rows
          colour={trim}
          rhythms={['200 0', '14 10', '6 18']}
          sag={-8}
          step={26}
          thickness={8}
          width={192}
          x={-96}
          y={36}
        />
      </WovenCloth>
      <Head accent={trim} facing="back" hair={hair} size={100} skin={skin} x={0} y={12} />
    </g>
  );
}

/** A question from the girl in front. */
export function RaisedArm() {
  return (
    <>
      <Limb colour="skin-3" d="M584 612L618 552L604 480" width={26} />
      <Hand mirrored size={46} skin="skin-3" turn={-98} x={604} y={486} />
      <Limb colour="dye-lake" d="M576 618L604 576" width={40} />
    </>
  );
}
