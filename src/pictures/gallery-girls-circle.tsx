import { Coil } from '../drawing/coil.tsx';
import { type Colour, paint } from '../drawing/colour.ts';
import { BananaLeaf } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Scene } from '../drawing/scene.tsx';
import { GirlFromAbove, type GirlProps } from './gallery-girls-circle/girl-from-above.tsx';
import { Beads, Book, Card } from './gallery-girls-circle/on-the-mat.tsx';

/** Where the mat lies: off the middle, so that the circle runs out of the sheet. */
const middle = { x: 500, y: 498 };

/** Eight girls on a great mat, seen from above; a book, cards and a string of beads lie between them. */
export const picture = (
  <Scene height={960} width={960}>
    <SweptGround />
    <Sandals colour="dye-lake" turn={-30} x={74} y={836} />
    <Sandals colour="dye-sun" turn={-62} x={148} y={900} />
    <Sandals colour="dye-plum" turn={38} x={900} y={76} />
    <Mat />
    <Book x={middle.x - 10} y={middle.y} />
    <Card colour="dye-lake" turn={24} x={396} y={392} />
    <Card colour="dye-bark" turn={-18} x={360} y={560} />
    <Card colour="dye-leaf" turn={62} x={604} y={612} />
    <Beads />
    <Girl
      accent="dye-plum"
      arms="open"
      at={-5}
      garment="dye-sun"
      hair="wrap"
      look={16}
      skin="skin-2"
      skirt="dye-sun"
      trim="dye-plum"
    />
    <Girl
      accent="dye-sun"
      arms="beads"
      at={41}
      garment="cloth"
      hair="puffs"
      look={-8}
      skin="skin-3"
      skirt="dye-lake"
      trim="dye-sun"
    />
    <Girl
      arms="lap"
      at={86}
      garment="dye-bark"
      hair="rows"
      look={22}
      skin="skin-4"
      skirt="dye-bark"
      trim="cloth"
    />
    <Girl
      accent="dye-lake"
      arms="reach"
      at={131}
      garment="dye-lake"
      hair="scarf"
      look={-6}
      skin="skin-2"
      skirt="dye-sun"
      trim="dye-bark"
    />
    <Girl
      arms="lap"
      at={177}
      garment="cloth"
      hair="knots"
      look={-4}
      skin="skin-3"
      skirt="dye-plum"
      trim="dye-sun"
    />
    <Girl
      accent="dye-sun"
      arms="reach"
      at={222}
      garment="dye-leaf"
      hair="bun"
      look={10}
      skin="skin-1"
      skirt="dye-leaf"
      trim="dye-sun"
    />
    <Girl
      arms="open"
      at={267}
      garment="dye-sun"
      hair="braids"
      look={-24}
      accent="cloth"
      skin="skin-4"
      skirt="dye-bark"
      trim="cloth"
    />
    <Girl
      arms="lap"
      at={311}
      garment="dye-plum"
      hair="afro"
      look={-20}
      skin="skin-3"
      skirt="dye-plum"
      trim="fibre"
    />
    <BananaLeaf length={330} turn={146} x={-40} y={-80} />
    <BananaLeaf length={300} turn={108} x={-70} y={-20} />
  </Scene>
);

const matPattern: Pattern = [
  { rings: 2, base: 'dye-plum' },
  { rings: 8, base: 'fibre' },
  {
    rings: 6,
    base: 'fibre',
    motifs: [{ colour: 'dye-plum', count: 16, duty: [0.08, 0.3, 0.62, 0.86] }],
  },
  { rings: 1, base: 'dye-plum' },
  {
    rings: 3,
    base: 'dye-sun',
    motifs: [{ colour: 'dye-bark', count: 64, duty: [0.5], twist: 0.5 }],
  },
  { rings: 1, base: 'dye-plum' },
  {
    rings: 2,
    base: 'fibre',
    motifs: [{ colour: 'dye-plum', count: 96, duty: [0.5], twist: 0.5 }],
  },
];

function Mat() {
  return <Coil pattern={matPattern} radius={440} stitches={224} turn={11} {...middle} />;
}

/** A girl at her place round the mat. */
function Girl(props: Omit<GirlProps, 'middle' | 'distance'>) {
  return <GirlFromAbove distance={384} middle={middle} {...props} />;
}

/** Red earth, with the arcs that the broom left in it. */
function SweptGround() {
  return (
    <>
      <rect fill={paint('earth')} height={960} width={960} />
      <g fill="none" opacity={0.45} stroke={paint('dye-bark')} strokeWidth={5}>
        {[475, 508, 541, 574, 607, 640].map((r, index) => (
          <circle
            cx={middle.x}
            cy={middle.y}
            key={r}
            r={r}
            strokeDasharray="46 20"
            strokeDashoffset={index * 33}
          />
        ))}
      </g>
      <circle cx={middle.x + 6} cy={middle.y + 12} fill={paint('dye-ink')} opacity={0.2} r={442} />
    </>
  );
}

/** Nobody steps on a mat in shoes. */
function Sandals({ x, y, turn, colour }: { x: number; y: number; turn: number; colour: Colour }) {
  const sole = 'c-13-12-17-62 2-66c20 0 20 50 12 66c-3 9-11 8-14 0z';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={`M-20 36${sole}M18 42${sole}`}
        fill={paint('dye-ink')}
        opacity={0.2}
        transform="translate(5 7)"
      />
      <path d={`M-20 36${sole}M18 42${sole}`} fill={paint(colour)} />
      <path
        d="M-27 14L-17-12L-5 12M11 20L21-6L33 18"
        fill="none"
        stroke={paint('cloth')}
        strokeWidth={5}
      />
    </g>
  );
}
