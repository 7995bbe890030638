import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Aisha } from './story-aisha/aisha.tsx';

const cloud: Pattern = [
  { rings: 3, base: 'water' },
  { rings: 1, base: 'dye-lake' },
  { rings: 4, base: 'water', motifs: [{ colour: 'dye-lake', count: 16, duty: [0.3, 0.6] }] },
  { rings: 1, base: 'dye-lake' },
];

const crown: Pattern = [
  { rings: 2, base: 'dye-leaf' },
  {
    rings: 5,
    base: 'meadow',
    motifs: [{ colour: 'dye-leaf', count: 9, duty: [0.7, 0.6, 0.3], twist: 0.06 }],
  },
  { rings: 1, base: 'dye-leaf' },
  { rings: 1, base: 'dye-leaf', motifs: [{ colour: 'dye-sun', count: 18, duty: [0.3] }] },
];

const sapling: Pattern = [
  { rings: 1, base: 'dye-leaf' },
  { rings: 2, base: 'meadow', motifs: [{ colour: 'dye-leaf', count: 8, duty: [0.5] }] },
  { rings: 1, base: 'dye-leaf' },
];

/** Aisha in the rain beside a young tree as tall as she is; the path behind her runs uphill between more of them. */
export const picture = (
  <Scene height={840} width={720}>
    <rect fill={paint('sky')} height={840} width={720} />
    <rect fill={paint('water')} height={840} opacity={0.4} width={720} />
    <Coil pattern={cloud} radius={170} stitches={90} x={70} y={20} />
    <Coil pattern={cloud} radius={210} stitches={110} x={360} y={-50} />
    <Coil pattern={cloud} radius={190} stitches={90} x={650} y={0} />
    <Rain />
    <Coil pattern={hillPattern('hill', 'meadow', 26)} radius={400} stitches={150} x={570} y={840} />
    <School />
    <Coil
      pattern={hillPattern('dye-leaf', 'hill', 30)}
      radius={400}
      stitches={150}
      x={80}
      y={930}
    />
    <Path />
    <Father />
    <YoungTree />
    <Aisha />
  </Scene>
);

function Rain() {
  return (
    <>
      <pattern
        height={90}
        id="rain"
        patternTransform="rotate(14)"
        patternUnits="userSpaceOnUse"
        width={48}
      >
        <path d="M12 0V34M36 45V79" stroke={paint('cloth')} strokeLinecap="round" strokeWidth={5} />
      </pattern>
      <rect fill="url(#rain)" height={840} opacity={0.8} width={720} />
    </>
  );
}

function School() {
  return (
    <g transform="translate(-30 452)">
      <path d="M20 40H210V100H20Z" fill={paint('fibre')} />
      <path
        d="M44 52h18v14H44zM84 52h18v14H84zM130 50h20v50h-20zM172 52h18v14h-18z"
        fill={paint('dye-lake')}
      />
      <path d="M22 0H200L226 44H0Z" fill={paint('dye-bark')} />
      <path
        d="M0 28H226"
        opacity={0.6}
        stroke={paint('earth')}
        strokeDasharray="8 10"
        strokeWidth={30}
      />
    </g>
  );
}

/** The path up the hill, and the trees that hold its edges. */
function Path() {
  return (
    <>
      <path
        d="M556 452C520 520 700 560 660 630C620 690 560 730 540 840H720V690C760 600 590 540 584 452Z"
        fill={paint('earth')}
      />
      <path
        d="M556 500L580 496M590 548L622 530M650 600L690 588M620 684L720 654M584 730L720 712M556 790L720 776"
        opacity={0.6}
        stroke={paint('dye-bark')}
        strokeDasharray="26 18"
        strokeWidth={7}
      />
      <Sapling size={18} x={534} y={494} />
      <Sapling size={25} x={556} y={566} />
      <Sapling size={34} x={590} y={654} />
      <Sapling size={13} x={622} y={516} />
    </>
  );
}

function Sapling({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <>
      <path d={`M${x} ${y}v-${size * 2.4}`} stroke={paint('dye-bark')} strokeWidth={size / 5} />
      <Coil pattern={sapling} radius={size} x={x} y={y - size * 2.4} />
    </>
  );
}

/** Her father, farther up the path, with his hoe. */
function Father() {
  return (
    <g transform="translate(664 520)">
      <Limb colour="dye-ink" d="M-7-40L-10 0M7-40L10 0" width={11} />
      <path d="M-17-82Q0-92 17-82L16-34H-16Z" fill={paint('cloth')} />
      <circle cy={-98} fill={paint('skin-2')} r={12} />
      <path d="M-12-99A12 12 0 0 1 12-99Z" fill={paint('hair')} />
      <Limb colour="skin-2" d="M15-76L26-56L34-66" width={8} />
      <path d="M34-100V0M34-98h-16" stroke={paint('dye-bark')} strokeWidth={5} />
    </g>
  );
}

function YoungTree() {
  return (
    <>
      <path d="M440 812C450 770 556 770 566 812Z" fill={paint('dye-bark')} />
      <Coil pattern={crown} radius={136} stitches={80} x={500} y={272} />
      <path
        d="M490 800Q498 500 492 224Q496 216 500 224Q512 500 514 800Z"
        fill={paint('dye-bark')}
      />
      <Limb
        colour="dye-bark"
        d="M501 390Q506 330 560 290M499 360Q490 310 440 276M498 300Q500 260 534 226"
        width={9}
      />
    </>
  );
}
