import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Head } from '../drawing/people/head.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Carrier } from './gallery-tree-nursery/carrier.tsx';
import { Bed } from './gallery-tree-nursery/seedling-bed.tsx';
import { Waterer } from './gallery-tree-nursery/waterer.tsx';

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
