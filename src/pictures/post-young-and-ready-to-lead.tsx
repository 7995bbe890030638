import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern, sunPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Newcomer } from './post-young-and-ready-to-lead/newcomer.tsx';
import { Seated } from './post-young-and-ready-to-lead/seated.tsx';

/** Three officials keep to their quarter of a great round table; a young woman brings her own chair to the rest. */
export const picture = (
  <Scene height={720} width={1280}>
    <Outside />
    <Room />
    <Seated />
    <Table />
    <OpenHand />
    <Newcomer />
  </Scene>
);

/** The door stands open to the hills and the sun. */
function Outside() {
  return (
    <>
      <rect fill={paint('sky')} height={500} width={320} x={130} y={20} />
      <Coil pattern={sunPattern} radius={180} stitches={120} x={330} y={196} />
      <Coil
        pattern={hillPattern('hill', 'meadow', 22)}
        radius={190}
        stitches={120}
        x={180}
        y={510}
      />
    </>
  );
}

/** A dark room, and the light that falls into it. */
function Room() {
  return (
    <>
      <path d="M0 0H1280V500H0ZM150 40V500H450V40Z" fill={paint('dye-plum')} fillRule="evenodd" />
      <rect fill={paint('dye-bark')} height={220} width={1280} y={500} />
      <path
        d="M0 540H1280M40 585H1280M0 630H1280M40 675H1280"
        opacity={0.6}
        stroke={paint('earth')}
        strokeDasharray="80 30"
        strokeWidth={8}
      />
      <path d="M150 500H450L900 720H300Z" fill={paint('dye-sun')} />
      <path d="M150 40L40 0V600L150 500Z" fill={paint('dye-bark')} />
      <path
        d="M130 70L62 44V280L130 268ZM130 306L62 326V546L130 486Z"
        fill={paint('dye-ink')}
        opacity={0.25}
      />
    </>
  );
}

/** Twelve places round the rim: nine are the colour of the sun, three are plum. */
const tablePattern: Pattern = [
  { rings: 2, base: 'dye-plum' },
  {
    rings: 9,
    base: 'fibre',
    motifs: [{ colour: 'dye-lake', count: 12, duty: [0.3, 0.6, 0.5, 0.2], offset: 0.5 }],
  },
  { rings: 1, base: 'dye-bark' },
  {
    rings: 4,
    base: 'dye-sun',
    motifs: [
      { colour: 'dye-plum', count: 1, duty: [0.25], offset: 0.125 },
      { colour: 'fibre', count: 12, duty: [0.06] },
    ],
  },
  { rings: 1, base: 'dye-bark' },
];

function Table() {
  return (
    <>
      <ellipse cx={890} cy={566} fill={paint('dye-ink')} opacity={0.3} rx={410} ry={160} />
      <path d="M470 500V530A410 156 0 0 0 1290 530V500Z" fill={paint('dye-ink')} />
      <g transform="translate(880 500) scale(1 .38)">
        <Coil pattern={tablePattern} radius={412} stitches={180} />
      </g>
    </>
  );
}

/** The first of them offers the empty places with an open hand. */
function OpenHand() {
  return (
    <>
      <Limb colour="skin-2" d="M880 346Q862 378 812 376" width={26} />
      <Hand mirrored size={44} skin="skin-2" turn={176} x={818} y={376} />
      <path d="M900 290Q880 320 874 358" fill="none" stroke={paint('dye-leaf')} strokeWidth={48} />
      <path d="M850 346L898 352" stroke={paint('dye-sun')} strokeDasharray="9 7" strokeWidth={8} />
    </>
  );
}
