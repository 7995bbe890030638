import { Coil } from '../drawing/coil.tsx';
import { type Colour, paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Scene } from '../drawing/scene.tsx';
import { CuppedHands } from './project-green-hands/cupped-hands.tsx';

/** Two hands hold a seedling with its ball of soil, over the rows of a nursery that run to terraced hills. */
export const picture = (
  <Scene height={640} width={960}>
    <rect fill={paint('sky')} height={640} width={960} />
    <Halo />
    <Terraces />
    <Nursery />
    <Seedling />
    <Soil />
    <CuppedHands />
  </Scene>
);

const terracePattern: Pattern = [
  { rings: 3, base: 'dye-leaf' },
  { rings: 1, base: 'meadow' },
  { rings: 3, base: 'hill', motifs: [{ colour: 'dye-leaf', count: 26, duty: [0.5, 0.2] }] },
  { rings: 1, base: 'meadow' },
  { rings: 3, base: 'hill', motifs: [{ colour: 'dye-leaf', count: 40, duty: [0.5, 0.2] }] },
  { rings: 1, base: 'meadow', motifs: [{ colour: 'dye-leaf', count: 80, duty: [0.4] }] },
  { rings: 1, base: 'dye-leaf' },
];

const haloPattern: Pattern = [
  { rings: 4, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'cloth', count: 30, duty: [0.4] }] },
  { rings: 3, base: 'dye-sun' },
  { rings: 4, base: 'fibre', motifs: [{ colour: 'dye-sun', count: 36, duty: [0.7, 0.2] }] },
];

const soilPattern: Pattern = [
  { rings: 1, base: 'dye-bark' },
  {
    rings: 7,
    base: 'dye-bark',
    motifs: [
      { colour: 'earth', count: 14, duty: [0.3, 0.5], twist: 0.14 },
      { colour: 'dye-ink', count: 14, duty: [0.12, 0.16], offset: 0.5, twist: 0.14 },
    ],
  },
  { rings: 1, base: 'dye-bark', motifs: [{ colour: 'dye-ink', count: 30, duty: [0.5] }] },
];

function Halo() {
  return <Coil pattern={haloPattern} radius={220} stitches={140} x={500} y={190} />;
}

function Terraces() {
  return (
    <>
      <Coil pattern={terracePattern} radius={250} stitches={140} x={850} y={430} />
      <Coil pattern={terracePattern} radius={330} stitches={140} x={90} y={440} />
    </>
  );
}

/** Rows of seedlings, larger towards us. */
function Nursery() {
  return (
    <>
      <rect fill={paint('earth')} height={280} width={960} y={366} />
      <SproutRow colour="dye-leaf" size={0.6} x={14} y={390} />
      <SproutRow colour="hill" size={0.85} x={-4} y={420} />
      <SproutRow colour="dye-leaf" size={1.15} x={20} y={460} />
      <SproutRow colour="hill" size={1.5} x={-10} y={512} />
      <SproutRow colour="dye-leaf" size={2} x={10} y={576} />
      <SproutRow colour="hill" size={2.5} x={-30} y={656} />
    </>
  );
}

interface SproutRowProps {
  x: number;
  y: number;
  size: number;
  colour: Colour;
}

/** Pairs of leaves side by side on the ridge they grow from. */
function SproutRow({ x, y, size, colour }: SproutRowProps) {
  const count = Math.ceil(990 / (48 * size));
  const pair = 'c-4-16-14-20-22-18c0 10 10 20 22 18c12 2 22-8 22-18c-8-2-18 2-22 18m48 0';
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-60 5H1600" fill="none" stroke={paint('dye-bark')} strokeWidth={10} />
      <path d={`M0 0${pair.repeat(count)}`} fill={paint(colour)} />
    </g>
  );
}

function Seedling() {
  return (
    <>
      <path
        d="M462 240C460 190 474 140 470 80"
        fill="none"
        stroke={paint('hill')}
        strokeLinecap="round"
        strokeWidth={10}
      />
      <Leaf length={98} turn={4} x={470} y={112} />
      <Leaf length={150} turn={-60} x={468} y={132} />
      <Leaf length={160} turn={54} x={469} y={150} />
      <Leaf length={130} turn={-80} x={464} y={196} />
      <Leaf length={136} turn={76} x={464} y={212} />
    </>
  );
}

function Leaf({ x, y, length, turn }: { x: number; y: number; length: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${length / 100})`}>
      <path d="M0 0C-34-20-34-70 0-100C34-70 34-20 0 0Z" fill={paint('dye-leaf')} />
      <path d="M0 0C34-20 34-70 0-100Z" fill={paint('hill')} />
      <path
        d="M0 0V-86M0-20L-16-34M0-42L-18-56M0-20L16-34M0-42L18-56M0-62L13-73M0-62L-13-73"
        fill="none"
        stroke={paint('meadow')}
        strokeWidth={2.5}
      />
    </g>
  );
}

/** The ball of soil, and the roots in it. */
function Soil() {
  return (
    <>
      {/* The shade between the ball and the fingers. */}
      <path d="M338 352A126 126 0 0 0 582 352Z" fill={paint('dye-ink')} />
      <Coil pattern={soilPattern} radius={114} stitches={90} x={460} y={322} />
      <path
        d="M462 212C460 236 464 250 460 274M461 216C454 236 440 240 434 262M462 216C468 238 482 242 488 264"
        fill="none"
        opacity={0.75}
        stroke={paint('fibre')}
        strokeLinecap="round"
        strokeWidth={4}
      />
    </>
  );
}
