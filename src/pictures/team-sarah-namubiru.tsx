import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Face } from './parts/face.tsx';
import { Portrait } from './parts/portrait.tsx';
import { Cloth } from './parts/printed-cloth.tsx';

const whirl: Pattern = [
  { rings: 6, base: 'dye-lake' },
  {
    rings: 7,
    base: 'dye-lake',
    motifs: [
      { colour: 'fibre', count: 14, duty: [0.06, 0.22, 0.34], twist: 0.14 },
      { colour: 'dye-sun', count: 14, duty: [0.06, 0.12, 0.14], twist: 0.14, offset: 0.42 },
    ],
  },
  { rings: 1, base: 'fibre' },
];

const brooch: Pattern = [
  { rings: 1, base: 'dye-sun' },
  { rings: 2, base: 'dye-bark', motifs: [{ colour: 'dye-sun', count: 9, duty: [0.5, 0.2] }] },
];

/** Sarah Namubiru, turned to the left, in a headscarf with one end thrown over her shoulder. */
export const picture = (
  <Portrait ground="dye-lake" halo={whirl}>
    <g transform="scale(-1 1)">
      <Face covered skin="skin-4" view="turned" />
      <Dress />
      <Scarf />
      <Coil pattern={brooch} radius={12} x={-46} y={88} />
    </g>
  </Portrait>
);

function Dress() {
  return (
    <Cloth
      d="M-40 80C-64 84-88 92-96 112C-100 126-102 140-104 160H104C102 140 98 122 90 110C80 94 52 86 34 80Z"
      dye="dye-bark"
      id="dress"
      repeat={[26, 26]}
      turn={45}
    >
      <path d="M3 13h20M13 3v20" stroke={paint('dye-sun')} strokeDasharray="8 4" strokeWidth={4} />
    </Cloth>
  );
}

function Scarf() {
  return (
    <g fill="none">
      {/* Round the face and under the chin, down to a point at the breast. */}
      <path
        d="M-50-8C-50-82 41-84 41-20C41-8 41 12 38 28C36 42 42 54 52 70C60 82 58 92 48 102C36 116 20 132-2 152C-30 140-62 122-72 104C-76 86-62 50-56 32C-52 18-50 6-50-8ZM-16-33C-2-41 27-43 33-20C33-12 30-10 31-3C35 6 34 12 31 20C28 35 20 49 9 49C-6 48-18 34-23 18C-29 0-29-24-16-33Z"
        fill={paint('cloth')}
        fillRule="evenodd"
      />
      {/* The cap beneath it. */}
      <path
        d="M-24 10C-29-20-22-37 4-38C20-38 30-32 33-19"
        stroke={paint('dye-sun')}
        strokeLinecap="round"
        strokeWidth={5}
      />
      <path
        d="M-8-54C-44-44-46 20-22 46C-10 60 10 66 34 60M-36-34C-50 10-44 44-24 60C-4 74 20 76 44 70M-50 20C-54 48-44 66-34 74"
        opacity={0.7}
        stroke={paint('shadow')}
        strokeWidth={3}
      />
      {/* The end that crosses over to the shoulder. */}
      <path
        d="M49 70C60 84 54 98 42 104C10 112-20 108-44 92L-56 78C-40 84-30 84-14 84C14 86 36 82 49 70Z"
        fill={paint('cloth')}
      />
      <path
        d="M-46 82C-14 92 26 90 52 74M-44 92C-20 108 10 112 42 104"
        opacity={0.7}
        stroke={paint('shadow')}
        strokeWidth={3}
      />
      <path
        d="M-66 104C-44 124-20 132-2 142C18 128 30 114 38 110"
        stroke={paint('dye-lake')}
        strokeDasharray="10 6"
        strokeWidth={5}
      />
    </g>
  );
}
