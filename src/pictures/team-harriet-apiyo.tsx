import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Face } from './parts/face.tsx';
import { Portrait } from './parts/portrait.tsx';
import { Cloth } from './parts/printed-cloth.tsx';

const rays: Pattern = [
  { rings: 7, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 36, duty: [0.42] }] },
  { rings: 2, base: 'dye-sun' },
  { rings: 3, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 24, duty: [0.2, 0.8] }] },
];

const earring: Pattern = [
  { rings: 1, base: 'dye-plum' },
  { rings: 2, base: 'fibre', motifs: [{ colour: 'dye-plum', count: 8, duty: [0.3, 0.5] }] },
];

/** Harriet Apiyo in profile, her long braids gathered high and falling behind and before her shoulder. */
export const picture = (
  <Portrait ground="dye-bark" halo={rays}>
    <g transform="matrix(-1 0 0 1 2 0)">
      <Ponytail />
      <Face skin="skin-3" view="side" />
      <Hairline />
      <Dress />
      <Braids />
      <Coil pattern={earring} radius={9} x={-15} y={31} />
    </g>
  </Portrait>
);

function Ponytail() {
  return (
    <path
      d="M-34-46C-72-52-74 30-84 78M-34-46C-64-46-64 40-70 92"
      fill="none"
      stroke={paint('hair')}
      strokeLinecap="round"
      strokeWidth={10}
    />
  );
}

/** Rows drawn back from the forehead to a tie. */
function Hairline() {
  return (
    <>
      <path
        d="M34-25C30-72-48-72-42-4C-40 14-32 26-24 30C-22 16-20 4-14-4C-6-14 6-23 34-25Z"
        fill={paint('hair')}
      />
      <path
        d="M24-36Q-6-62-36-42M18-30Q-10-46-38-38M6-24Q-16-32-38-30M-8-12Q-24-22-38-22M-18 4Q-28-8-40-12"
        fill="none"
        opacity={0.5}
        stroke={paint('skin-4')}
        strokeWidth={2}
      />
      <circle cx={-38} cy={-40} fill={paint('hair')} r={17} />
      <path
        d="M-38-55Q-26-46-26-28"
        fill="none"
        stroke={paint('dye-plum')}
        strokeLinecap="round"
        strokeWidth={8}
      />
    </>
  );
}

/** The braids that fall before the shoulder, with a bead at the end of each. */
function Braids() {
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d="M-44-44C-62-30-56 50-60 104M-42-40C-50-20-44 50-46 114M-38-36C-40 0-34 60-32 106"
        stroke={paint('hair')}
        strokeWidth={9}
      />
      <path d="M-60 104v5M-46 114v5M-32 106v5" stroke={paint('dye-sun')} strokeWidth={11} />
    </g>
  );
}

function Dress() {
  return (
    <>
      <Cloth
        d="M-46 84C-62 86-84 92-92 112C-96 124-98 140-100 160H98C96 140 92 118 84 106C74 92 54 88 36 84C26 108-28 112-46 84Z"
        dye="dye-plum"
        id="dress"
        repeat={[24, 26]}
      >
        <path d="M-2 11.3L12 2L26 11.3" fill="none" stroke={paint('dye-sun')} strokeWidth={4} />
        <path d="M12 14v8" stroke={paint('cloth')} strokeWidth={4} />
      </Cloth>
      <path
        d="M-48 83C-30 116 26 114 39 84"
        fill="none"
        stroke={paint('dye-sun')}
        strokeWidth={6}
      />
    </>
  );
}
