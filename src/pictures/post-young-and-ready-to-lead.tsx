import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern, sunPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Bust } from '../drawing/people/bust.tsx';
import { Head } from '../drawing/people/head.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { ShirtAndTie } from './parts/shirt-and-tie.tsx';
import { SleevedArm } from './parts/sleeved-arm.tsx';
import { zigzag } from './parts/zigzag.ts';

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

/** They sit close together in high chairs. */
function Seated() {
  return (
    <>
      <HighChair x={1244} y={216} />
      <Bust
        facing="left"
        garment="fibre"
        hair="fade"
        neckline="none"
        rows={[]}
        shoulders={1.9}
        size={98}
        skin="skin-1"
        trim="cloth"
        x={1236}
        y={292}
      />
      <HighChair x={1124} y={180} />
      <Bust
        facing="left"
        garment="dye-ink"
        hair="fade"
        neckline="none"
        rows={[]}
        shoulders={1.9}
        size={98}
        skin="skin-4"
        tilt={4}
        trim="cloth"
        x={1116}
        y={258}
      >
        <ShirtAndTie tie="dye-lake" />
      </Bust>
      <HighChair x={968} y={150} />
      <Bust
        accent="dye-sun"
        facing="left"
        garment="dye-leaf"
        hair="wrap"
        neckline="gomesi"
        size={98}
        skin="skin-2"
        tilt={6}
        trim="dye-sun"
        x={960}
        y={230}
      />
      <path d="M912 254Q886 300 878 350" fill="none" stroke={paint('dye-leaf')} strokeWidth={48} />
    </>
  );
}

function HighChair({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-86 220V30Q-86-20 0-20Q86-20 86 30V220Z" fill={paint('dye-bark')} />
      <path
        d="M-70 220V34Q-70-6 0-6Q70-6 70 34V220"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="5 9"
        strokeWidth={5}
      />
    </g>
  );
}

/** She comes in from the light and sets her chair at the table. */
function Newcomer() {
  return (
    <>
      <path d="M270 700H430L500 720H320Z" fill={paint('dye-ink')} opacity={0.2} />
      <Limb colour="skin-3" d="M306 570Q296 630 272 668M370 570L386 682" width={28} />
      <path
        d="M258 662L282 672Q282 690 296 704Q274 708 264 690ZM372 684H402Q412 693 434 694Q438 704 430 704H372Z"
        fill={paint('dye-ink')}
      />
      <Limb colour="skin-3" d="M352 280Q400 384 488 352" width={26} />
      <Chair />
      <path
        d="M300 236C276 252 270 290 276 340L290 410L246 606H428L386 410C396 340 392 270 372 240C360 226 316 226 300 236Z"
        fill={paint('dye-lake')}
      />
      <path d="M288 410H387" stroke={paint('dye-sun')} strokeWidth={14} />
      <g fill="none" stroke={paint('dye-sun')} strokeWidth={10}>
        <path d="M282 456H394M262 548H410" strokeDasharray="12 10" />
        <path d={zigzag(276, 492, 9, 13)} stroke={paint('fibre')} />
        <path d="M254 582H418" stroke={paint('fibre')} strokeDasharray="24 10" />
      </g>
      <Head facing="right" hair="afro" size={110} skin="skin-3" x={334} y={244} />
      <path d="M304 242Q334 270 370 240" fill="none" stroke={paint('dye-sun')} strokeWidth={8} />
      <SleevedArm
        arm="M330 284Q330 396 380 390Q420 384 458 366"
        garment="dye-lake"
        hand={{ x: 450, y: 370, size: 40, turn: -20 }}
        hem={{ d: 'M303 340H358', colour: 'fibre' }}
        skin="skin-3"
        sleeve="M328 266Q318 320 330 352"
        width={28}
      />
    </>
  );
}

function Chair() {
  return (
    <g
      fill="none"
      stroke={paint('cloth')}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={14}
    >
      <path d="M500 344L510 660M620 506V660" />
      <path d="M468 400L500 384M470 440L502 424" />
      <path d="M464 360L474 696M474 530H590M590 530V696" />
      <path d="M476 528L506 508H620L592 530Z" fill={paint('cloth')} />
      <path
        d="M490 524H590M508 512H604"
        stroke={paint('dye-bark')}
        strokeDasharray="9 9"
        strokeLinecap="butt"
        strokeWidth={7}
      />
    </g>
  );
}
