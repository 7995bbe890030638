import { Coil } from '../drawing/coil.tsx';
import { type Colour, paint } from '../drawing/colour.ts';
import { hillPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Head } from '../drawing/people/head.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { SleevedArm } from './parts/sleeved-arm.tsx';

/** Three members of an eco-club among their seedlings: one waters, one plants, one brings more water. */
export const picture = (
  <Scene height={640} width={960}>
    <rect fill={paint('sky')} height={640} width={960} />
    <Coil pattern={hillPattern('hill', 'meadow', 22)} radius={300} stitches={140} x={590} y={400} />
    <Coil
      pattern={hillPattern('dye-leaf', 'hill', 26)}
      radius={250}
      stitches={140}
      turn={6}
      x={930}
      y={420}
    />
    <MangoTree />
    <Ground />
    <ShadeNet />
    <Bed bag={54} leaf="dye-leaf" start={12} y={432} />
    <Carrier />
    <Planter />
    <Waterer />
    <Bed bag={104} leaf="hill" start={-20} y={664} />
  </Scene>
);

const crownPattern: Pattern = [
  { rings: 3, base: 'hill' },
  { rings: 4, base: 'meadow', motifs: [{ colour: 'hill', count: 16, duty: [0.3, 0.6] }] },
  { rings: 1, base: 'hill', motifs: [{ colour: 'dye-sun', count: 16, duty: [0.3], offset: 0.5 }] },
  { rings: 3, base: 'meadow', motifs: [{ colour: 'hill', count: 24, duty: [0.3, 0.6] }] },
  { rings: 1, base: 'hill', motifs: [{ colour: 'dye-sun', count: 24, duty: [0.24], offset: 0.5 }] },
];

function MangoTree() {
  return (
    <>
      <path d="M120 200L100 420H190L164 200Z" fill={paint('dye-bark')} />
      <Coil pattern={crownPattern} radius={210} stitches={120} x={170} y={180} />
    </>
  );
}

function Ground() {
  return (
    <>
      <rect fill={paint('earth')} height={300} width={960} y={362} />
      <path
        d="M0 470H960M0 500H960M0 530H960"
        opacity={0.5}
        stroke={paint('dye-bark')}
        strokeDasharray="60 26"
        strokeWidth={7}
      />
    </>
  );
}

/** The net hangs over poles; light comes through its weave. */
function ShadeNet() {
  return (
    <>
      <path d="M508 20V390M930 0V400" stroke={paint('dye-bark')} strokeWidth={13} />
      <path d="M0 0H960V24Q720 78 508 40Q260 96 0 50Z" fill={paint('dye-leaf')} />
      <g fill="none" stroke={paint('meadow')} strokeWidth={5}>
        <path d="M0 14Q260 40 508 12Q720 30 960-4" strokeDasharray="18 12" />
        <path d="M0 32Q260 66 508 26Q720 54 960 10" strokeDasharray="18 12" strokeDashoffset={15} />
      </g>
    </>
  );
}

interface BedProps {
  y: number;
  /** How wide each bag is. */
  bag: number;
  start: number;
  leaf: Colour;
}

/** Seedlings in their bags, side by side from edge to edge. */
function Bed({ y, bag, start, leaf }: BedProps) {
  const count = Math.ceil((960 - start) / bag) + 1;
  return (
    <g transform={`translate(${start} ${y}) scale(${bag / 100})`}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seedlings have no other name than their place
        <g key={place} transform={`translate(${place * 100} 0)`}>
          <path d="M-46-84H46L42 0H-42Z" fill={paint('dye-ink')} />
          <path
            d="M-44-58H44"
            stroke={paint(place % 2 ? 'dye-sun' : 'fibre')}
            strokeDasharray="11 8.25"
            strokeWidth={9}
          />
          <path d="M-46-86Q0-100 46-86" stroke={paint('dye-bark')} strokeWidth={10} />
          <path d={place % 3 ? broadLeaves : longLeaves} fill={paint(leaf)} />
          <path
            d={place % 3 ? 'M0-90C2-110-4-130 0-176' : 'M0-90V-150'}
            fill="none"
            stroke={paint('meadow')}
            strokeWidth={4}
          />
        </g>
      ))}
    </g>
  );
}

const broadLeaves =
  'M0-112C-8-142-38-144-54-128C-44-110-20-104 0-112ZM0-126C10-154 38-156 54-142C44-124 20-118 0-126ZM0-150C-18-170-14-198 2-210C18-196 18-168 0-150Z';
const longLeaves =
  'M0-94C-16-130-50-140-62-122C-50-100-26-92 0-94ZM0-94C16-130 50-140 62-122C50-100 26-92 0-94ZM0-120C-22-140-40-180-30-196C-8-180 2-150 0-120ZM0-120C22-140 40-180 30-196C8-180-2-150 0-120Z';

/** He pours with both hands. */
function Waterer() {
  return (
    <g transform="translate(-34 0)">
      <Limb colour="skin-2" d="M292 300Q322 400 404 404" width={26} />
      <path d="M200 462H312L326 600H262L256 530L248 600H192Z" fill={paint('dye-leaf')} />
      <path
        d="M224 254C204 268 202 300 204 340L198 476H316L318 340C320 290 308 258 290 248C268 240 240 242 224 254Z"
        fill={paint('cloth')}
      />
      <Head facing="right" hair="fade" size={94} skin="skin-2" tilt={14} x={256} y={256} />
      <path d="M222 262Q250 276 286 256" fill="none" stroke={paint('dye-leaf')} strokeWidth={9} />
      <WateringCan />
      <SleevedArm
        arm="M252 300Q262 384 296 380Q340 372 382 352"
        garment="cloth"
        hand={{ x: 372, y: 356, size: 38, turn: -20 }}
        hem={{ d: 'M241 358L284 341', colour: 'dye-leaf' }}
        skin="skin-2"
        sleeve="M246 276Q248 326 266 360"
        width={27}
      />
    </g>
  );
}

function WateringCan() {
  return (
    <>
      <g transform="translate(424 392) rotate(20)">
        <path
          d="M-40-30C-80-96 10-110 24-46"
          fill="none"
          stroke={paint('dye-lake')}
          strokeWidth={12}
        />
        <path d="M40 40L124-26" stroke={paint('dye-lake')} strokeWidth={18} />
        <path d="M108-26L126-66L162-20L122-10Z" fill={paint('water')} />
        <path d="M-48-42Q0-54 48-42L52 54Q0 66-52 54Z" fill={paint('dye-lake')} />
        <path
          d="M-48-18H48M-50 34H50"
          stroke={paint('water')}
          strokeDasharray="12 9"
          strokeWidth={9}
        />
      </g>
      <g
        fill="none"
        stroke={paint('cloth')}
        strokeDasharray="15 13"
        strokeLinecap="round"
        strokeWidth={7}
      >
        <path d="M574 384Q660 376 674 520M586 412Q630 420 632 544M590 428Q600 440 602 540" />
        <path
          d="M580 398Q644 396 654 530M588 420Q614 430 616 546"
          stroke={paint('water')}
          strokeDashoffset={14}
        />
      </g>
    </>
  );
}

/** She brings more, on her head. */
function Carrier() {
  return (
    <>
      <Limb colour="skin-3" d="M806 470L786 560M846 470L862 560" width={26} />
      <Limb colour="skin-3" d="M802 300Q776 350 764 398" width={20} />
      <Hand mirrored size={28} skin="skin-3" turn={108} x={764} y={396} />
      <path
        d="M806 268C788 272 784 292 786 320L790 376L758 518H884L862 376C870 330 870 290 852 272C838 264 820 264 806 268Z"
        fill={paint('dye-plum')}
      />
      <path
        d="M783 420H866M777 450H870M771 480H874"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="10 8"
        strokeWidth={8}
      />
      <path d="M789 372H863" stroke={paint('dye-sun')} strokeWidth={9} />
      <Head facing="left" hair="rows" size={72} skin="skin-3" x={826} y={274} />
      <Jerrycan />
      <Limb colour="skin-3" d="M850 294Q914 262 880 176" width={20} />
      <Hand size={28} skin="skin-3" turn={-112} x={882} y={180} mirrored />
      <Limb colour="dye-plum" d="M844 294L864 284" width={34} />
    </>
  );
}

/** Yellow, with its handle and its cap, on a ring of banana fibre. */
function Jerrycan() {
  return (
    <>
      <path d="M796 196H852" stroke={paint('fibre')} strokeLinecap="round" strokeWidth={16} />
      <path d="M796 196H852" stroke={paint('dye-bark')} strokeDasharray="5 9" strokeWidth={16} />
      <path
        d="M782 96H796V82H812V96H870Q882 96 882 108V176Q882 188 870 188H774Q764 188 764 178V114Z"
        fill={paint('dye-sun')}
      />
      <path d="M826 108H862Q868 108 868 114V124H826Q818 116 826 108Z" fill={paint('sky')} />
      <path
        d="M780 134L852 176M852 134L780 176"
        opacity={0.55}
        stroke={paint('dye-bark')}
        strokeWidth={5}
      />
      <path d="M793 80H815" stroke={paint('dye-bark')} strokeWidth={12} />
    </>
  );
}

/** She firms the earth round a seedling. */
function Planter() {
  return (
    <g transform="translate(24 6)">
      <path
        d="M700 366C738 360 756 396 766 440C778 490 778 520 762 540H640C622 502 652 476 676 464C668 430 672 388 700 366Z"
        fill={paint('dye-lake')}
      />
      <path
        d="M650 500Q700 474 768 482M646 522Q700 500 772 510"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="9 8"
        strokeWidth={8}
      />
      <Head facing="left" hair="puffs" size={74} skin="skin-4" tilt={20} x={708} y={380} />
      <path
        d="M682 388Q706 394 732 372"
        fill="none"
        stroke={paint('cloth')}
        strokeLinecap="round"
        strokeWidth={14}
      />
      <Limb colour="skin-4" d="M716 412Q706 476 648 474" width={20} />
      <Hand mirrored size={30} skin="skin-4" turn={178} x={652} y={474} />
      <Limb colour="cloth" d="M722 400Q722 418 714 430" width={36} />
    </g>
  );
}
