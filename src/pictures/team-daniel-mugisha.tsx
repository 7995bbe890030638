import { paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Face } from './parts/face.tsx';
import { Portrait } from './parts/portrait.tsx';
import { Cloth } from './parts/printed-cloth.tsx';

const fronds: Pattern = [
  { rings: 6, base: 'meadow' },
  { rings: 1, base: 'fibre' },
  {
    rings: 6,
    base: 'fibre',
    motifs: [{ colour: 'hill', count: 18, duty: [0.9, 0.6, 0.14] }],
  },
  { rings: 1, base: 'meadow', motifs: [{ colour: 'dye-sun', count: 18, duty: [0.3] }] },
];

/** Daniel Mugisha, turned to the right: short locs above a fade, and an open shirt printed with leaves. */
export const picture = (
  <Portrait ground="dye-leaf" halo={fronds}>
    <g transform="rotate(3 0 60)">
      <Face skin="skin-1" view="turned" />
      <Locs />
    </g>
    <Shirt />
  </Portrait>
);

function Locs() {
  return (
    <>
      {/* The sides, cut close. */}
      <path
        d="M33-22C30-66-38-66-37-10C-37 2-34 8-30 12L-27-4C-22-8-20-10-20-18C-10-26 10-30 33-22Z"
        fill={paint('hair')}
        opacity={0.7}
      />
      <path
        d="M-22-34Q-36-38-42-28M-18-42Q-36-52-44-44M-12-46Q-26-66-36-58M-4-46Q-10-72-22-68M6-46Q6-72-4-72M14-44Q22-70 14-72M18-42Q34-62 30-64M22-38Q40-50 42-48M24-34Q38-38 43-31M-20-38Q-30-34-30-26M-12-38Q-20-36-19-26M-2-40Q-8-38-7-29M10-40Q6-38 7-29M20-38Q20-36 20-30M26-34Q30-32 31-26M-10-50H16"
        fill="none"
        stroke={paint('hair')}
        strokeLinecap="round"
        strokeWidth={11}
      />
    </>
  );
}

function Shirt() {
  return (
    <>
      <Cloth
        d="M-42 82C-60 88-84 90-94 108C-100 122-102 140-104 160H104C102 140 100 122 94 108C84 92 54 88 34 82L2 132Z"
        dye="cloth"
        id="shirt"
        repeat={[30, 36]}
        turn={20}
      >
        <path
          d="M6 16C4 8 10 2 16 2C17 10 13 15 6 16ZM20 34C18 26 24 20 30 20C31 28 27 33 20 34Z"
          fill={paint('hill')}
        />
      </Cloth>
      {/* The open collar, and the buttons below it. */}
      <path
        d="M-41 76C-50 82-56 90-58 98L-30 122L2 140L-20 108ZM33 76C42 82 48 88 50 94L30 120L2 140L18 108Z"
        fill={paint('dye-sun')}
      />
      <path d="M2 138V160" stroke={paint('dye-sun')} strokeWidth={3} />
    </>
  );
}
