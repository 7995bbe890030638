import { paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Face } from './parts/face.tsx';
import { Portrait } from './parts/portrait.tsx';
import { Cloth } from './parts/printed-cloth.tsx';

const steps: Pattern = [
  { rings: 6, base: 'fibre' },
  { rings: 1, base: 'dye-bark' },
  {
    rings: 4,
    base: 'fibre',
    motifs: [
      { colour: 'dye-bark', count: 20, duty: [0.3, 0.3, 0.7, 0.7] },
      { colour: 'dye-ink', count: 20, duty: [0.3, 0.3, 0, 0], offset: 0.5 },
    ],
  },
  { rings: 1, base: 'dye-bark' },
];

/** Simon Ojara, a man of about fifty with glasses and a greying beard, in a tie and a knitted waistcoat. */
export const picture = (
  <Portrait ground="dye-sun" halo={steps}>
    <g transform="rotate(-3 0 60) translate(0 -4) scale(1.05)">
      <Face skin="skin-3" view="front" />
      <Greying />
      <Glasses />
    </g>
    <Waistcoat />
  </Portrait>
);

/** Short hair and a short beard, with grey woven in. */
function Greying() {
  return (
    <>
      <path
        d="M-37 6C-44-71 44-71 37 6L33 0C34-22 29-31 22-31C12-42-12-42-22-31C-29-31-34-22-33 0Z"
        fill={paint('hair')}
      />
      <Cloth
        d="M-37 6C-39-14-37-24-30-36L-22-31C-29-31-34-22-33 0L-31 14C-28 30-16 35 0 35C16 35 28 30 31 14L33 0C34-22 29-31 22-31L30-36C37-24 39-14 37 6C33 42 18 57 0 57C-18 57-33 42-37 6Z"
        dye="hair"
        id="grey"
        repeat={[4, 9]}
      >
        <path d="M1 0v6M3 4v6M3-5v6" opacity={0.6} stroke={paint('cloth')} strokeWidth={1.2} />
      </Cloth>
    </>
  );
}

function Glasses() {
  return (
    <g fill="none" stroke={paint('dye-ink')} strokeWidth={4}>
      <path d="M-33-12h27v8c0 16-27 16-27 0zM33-12h-27v8c0 16 27 16 27 0z" strokeLinejoin="round" />
      <path d="M-6-8Q0-12 6-8M-33-9H-38M33-9H38" />
    </g>
  );
}

function Waistcoat() {
  return (
    <>
      <path
        d="M-36 80C-60 88-88 90-98 110C-104 124-106 140-108 160H108C106 140 104 124 98 110C88 90 60 88 36 80L0 100Z"
        fill={paint('water')}
      />
      <Cloth d="M-7 104H7L14 170H-14Z" dye="dye-plum" id="tie" repeat={[9, 9]} turn={35}>
        <path d="M0 2h9" stroke={paint('dye-sun')} strokeWidth={3} />
      </Cloth>
      <Cloth
        d="M-46 85L-74 93C-66 120-70 140-70 160H70C70 140 66 120 74 93L46 85L0 152Z"
        dye="dye-bark"
        id="knit"
        repeat={[16, 16]}
      >
        <path d="M-2 2L8 12L18 2" fill="none" stroke={paint('dye-sun')} strokeWidth={3} />
      </Cloth>
      <path d="M-46 85L0 152L46 85" fill="none" stroke={paint('dye-sun')} strokeWidth={5} />
      <path d="M-32 74L-46 90L-20 122L0 102ZM32 74L46 90L20 122L0 102Z" fill={paint('cloth')} />
      <path d="M-8 100L0 96L8 100L5 112H-5Z" fill={paint('dye-plum')} />
    </>
  );
}
