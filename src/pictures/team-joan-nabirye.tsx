import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Face } from './parts/face.tsx';
import { Portrait } from './parts/portrait.tsx';
import { Cloth } from './parts/printed-cloth.tsx';

const petals: Pattern = [
  { rings: 6, base: 'fibre' },
  {
    rings: 6,
    base: 'fibre',
    motifs: [{ colour: 'dye-plum', count: 14, duty: [0.2, 0.5, 0.72, 0.72, 0.44] }],
  },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 56, duty: [0.5] }] },
];

const earring: Pattern = [
  { rings: 1, base: 'dye-sun' },
  { rings: 2, base: 'dye-bark', motifs: [{ colour: 'dye-sun', count: 8, duty: [0.4, 0.2] }] },
];

/** Joan Nabirye, looking straight at us: cornrows drawn up to a bun, coiled earrings and a gomesi with its pointed shoulders. */
export const picture = (
  <Portrait ground="dye-plum" halo={petals} turn={13}>
    <Bun />
    <Face skin="skin-2" view="front" />
    <Cornrows />
    <Coil pattern={earring} radius={10} x={-39} y={28} />
    <Coil pattern={earring} radius={10} x={39} y={28} />
    <Gomesi />
  </Portrait>
);

function Bun() {
  return (
    <>
      <circle cy={-62} fill={paint('hair')} r={25} />
      <path
        d="M-17-60a17 17 0 0 1 34 0M-8-58a8 8 0 0 1 16 0"
        fill="none"
        opacity={0.55}
        stroke={paint('skin-4')}
        strokeWidth={2}
      />
    </>
  );
}

/** Rows drawn up from the forehead to a band of beads. */
function Cornrows() {
  return (
    <g fill="none">
      <path
        d="M-38 6C-47-74 47-74 38 6L34-12C31-26 20-33 0-33C-20-33-31-26-34-12Z"
        fill={paint('hair')}
      />
      <path
        d="M-36-16Q-32-38-14-52M-27-27Q-22-42-9-52M-15-32Q-11-44-4-52M0-33V-52M15-32Q11-44 4-52M27-27Q22-42 9-52M36-16Q32-38 14-52"
        opacity={0.5}
        stroke={paint('skin-4')}
        strokeWidth={2}
      />
      <path
        d="M-20-50Q0-42 20-50"
        stroke={paint('dye-bark')}
        strokeLinecap="round"
        strokeWidth={8}
      />
      <path
        d="M-18-49Q0-42 18-49"
        stroke={paint('dye-sun')}
        strokeDasharray="3 4"
        strokeWidth={4}
      />
    </g>
  );
}

function Gomesi() {
  // From the square neck over each shoulder, up to its point and down the sleeve.
  const cloth =
    'M-25 79V104H25V79L40 80C56 80 66 70 78 52C92 76 100 116 104 160H-104C-100 116-92 76-78 52C-66 70-56 80-40 80Z';
  return (
    <>
      <Cloth d={cloth} dye="dye-sun" id="gomesi" repeat={[20, 24]}>
        <path
          d="M5 3v10M0 8h10M15 15v10M10 20h10M15-2v3"
          stroke={paint('dye-plum')}
          strokeWidth={3}
        />
      </Cloth>
      {/* The pleats of the sleeves run up into the points. */}
      <path
        d="M-76 60C-62 90-58 120-60 160M-79 62C-78 100-80 130-82 160M76 60C62 90 58 120 60 160M79 62C78 100 80 130 82 160"
        fill="none"
        stroke={paint('dye-bark')}
        strokeWidth={3}
      />
      <path d="M-28 76V107H28V76" fill="none" stroke={paint('dye-plum')} strokeWidth={9} />
      <path
        d="M-28 80V107H28V78"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="4 5"
        strokeWidth={3}
      />
      <path
        d="M42 93v.1M42 106v.1"
        stroke={paint('dye-plum')}
        strokeLinecap="round"
        strokeWidth={8}
      />
    </>
  );
}
