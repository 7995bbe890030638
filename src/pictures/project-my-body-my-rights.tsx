import { Coil } from '../drawing/coil.tsx';
import { type Colour, paint } from '../drawing/colour.ts';
import { hillPattern, sunPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Bust } from '../drawing/people/bust.tsx';
import type { HairStyle } from '../drawing/people/hair.tsx';
import { Head } from '../drawing/people/head.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Rows, WovenCloth } from './parts/woven-cloth.tsx';

/** Girls sit in a half circle on a mat under a mango tree; a young woman speaks to them with open hands. */
export const picture = (
  <Scene height={640} width={960}>
    <rect fill={paint('sky')} height={640} width={960} />
    <rect fill={paint('earth')} height={640} opacity={0.22} width={960} />
    <Coil pattern={hillPattern('dye-plum', 'sky', 28)} radius={210} stitches={120} x={70} y={450} />
    <Coil pattern={sunPattern} radius={172} stitches={120} x={392} y={296} />
    <Coil pattern={hillPattern('hill', 'meadow', 30)} radius={250} stitches={120} x={862} y={492} />
    <Ground />
    <MangoTree />
    <Mat />
    <Girl dress="dye-lake" hair="rows" skin="skin-3" trim="cloth" x={178} y={366} />
    <Girl dress="cloth" hair="braids" skin="skin-4" trim="dye-plum" x={58} y={420} />
    <Girl dress="dye-plum" hair="puffs" isFacingLeft skin="skin-2" trim="dye-sun" x={752} y={380} />
    <Girl dress="dye-sun" hair="crop" isFacingLeft skin="skin-4" trim="dye-bark" x={868} y={436} />
    <Facilitator />
    <GirlFromBehind dress="dye-leaf" hair="braids" skin="skin-1" trim="dye-sun" x={230} y={566} />
    <RaisedArm />
    <GirlFromBehind dress="dye-lake" hair="bun" skin="skin-3" trim="dye-sun" x={520} y={580} />
  </Scene>
);

const crownPattern: Pattern = [
  { rings: 3, base: 'dye-leaf' },
  { rings: 5, base: 'dye-leaf', motifs: [{ colour: 'hill', count: 14, duty: [0.2, 0.7, 0.3] }] },
  { rings: 1, base: 'dye-leaf', motifs: [{ colour: 'dye-sun', count: 40, duty: [0.3] }] },
  { rings: 5, base: 'hill', motifs: [{ colour: 'dye-leaf', count: 28, duty: [0.3, 0.7, 0.3] }] },
  { rings: 1, base: 'dye-leaf', motifs: [{ colour: 'dye-sun', count: 56, duty: [0.3] }] },
  { rings: 3, base: 'hill', motifs: [{ colour: 'dye-leaf', count: 56, duty: [0.6, 0.2] }] },
  { rings: 1, base: 'dye-leaf' },
];

const matPattern: Pattern = [
  { rings: 2, base: 'dye-plum' },
  { rings: 6, base: 'fibre', motifs: [{ colour: 'dye-plum', count: 12, duty: [0.3, 0.66, 0.3] }] },
  { rings: 1, base: 'dye-sun' },
  { rings: 4, base: 'fibre', motifs: [{ colour: 'dye-bark', count: 36, duty: [0.7, 0.2] }] },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-plum', count: 60, duty: [0.5] }] },
  { rings: 1, base: 'dye-plum' },
];

function Ground() {
  return (
    <>
      <rect fill={paint('earth')} height={230} width={960} y={410} />
      <g opacity={0.5}>
        <Rows
          colour="dye-bark"
          rhythms={['960 0', '26 20', '960 0', '34 22', '960 0', '44 24', '960 0']}
          step={32}
          thickness={12}
          width={960}
          x={0}
          y={432}
        />
      </g>
    </>
  );
}

function MangoTree() {
  return (
    <g transform="translate(-26)">
      <path
        d="M560 150Q640 260 636 340Q630 430 580 466H806Q748 430 742 340Q740 250 850 140L760 120L700 230L640 120Z"
        fill={paint('dye-bark')}
      />
      {/* The side in the shade, and the grooves of the bark. */}
      <path
        d="M704 250Q694 380 716 466H806Q748 430 742 340Q738 270 800 190Z"
        fill={paint('dye-ink')}
        opacity={0.3}
      />
      <path
        d="M662 300Q662 390 644 440M684 280Q680 350 682 400M722 330Q722 390 738 436"
        fill="none"
        opacity={0.35}
        stroke={paint('dye-ink')}
        strokeDasharray="34 10"
        strokeWidth={5}
      />
      <Coil pattern={crownPattern} radius={350} stitches={180} x={690} y={-70} />
      <path d="M600 262V290M842 236V272M916 190V222" stroke={paint('dye-leaf')} strokeWidth={4} />
      {/* Mangoes. */}
      <path
        d="M600 288c-20 4-22 40 0 40c22 0 20-36 0-40M842 270c-20 4-22 40 0 40c22 0 20-36 0-40M916 220c-20 4-22 40 0 40c22 0 20-36 0-40"
        fill={paint('dye-sun')}
      />
    </g>
  );
}

function Mat() {
  return (
    <g transform="translate(430 522) scale(1 .3)">
      <Coil pattern={matPattern} radius={420} stitches={160} />
    </g>
  );
}

function Facilitator() {
  return (
    <>
      <Limb colour="skin-2" d="M350 332Q322 376 322 388Q300 388 274 360" width={19} />
      <Limb colour="skin-2" d="M434 332Q464 376 464 388Q488 386 512 356" width={19} />
      <Hand mirrored size={36} skin="skin-2" turn={222} x={276} y={362} />
      <Hand size={36} skin="skin-2" turn={-42} x={510} y={358} />
      <Bust
        accent="dye-plum"
        garment="cloth"
        hair="wrap"
        length={1.5}
        rows={['9 9', '20 8', '9 9']}
        shoulders={1.6}
        size={64}
        skin="skin-2"
        trim="dye-bark"
        x={392}
        y={314}
      />
      <Limb colour="cloth" d="M352 336Q340 352 335 362" width={28} />
      <Limb colour="cloth" d="M432 336Q444 352 449 362" width={28} />
      <WovenCloth
        d="M350 396Q392 404 434 396C470 408 522 424 520 456C516 480 460 482 392 482C324 482 268 480 264 456C262 424 314 408 350 396Z"
        dye="dye-plum"
      >
        <Rows
          colour="dye-sun"
          rhythms={['90 0', '14 10', '6 18', '14 10']}
          sag={-12}
          step={22}
          thickness={8}
          width={264}
          x={260}
          y={422}
        />
      </WovenCloth>
    </>
  );
}

interface GirlProps {
  /** Where the neck meets the shoulders. */
  x: number;
  y: number;
  skin: Colour;
  hair: HairStyle;
  dress: Colour;
  trim: Colour;
  isFacingLeft?: boolean;
}

/** A girl who sits on the mat, seen from the side; her own units are a head of 100. */
function Girl({ x, y, skin, hair, dress, trim, isFacingLeft = false }: GirlProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${isFacingLeft ? -0.62 : 0.62} .62)`}>
      <Head accent={trim} facing="right" hair={hair} size={100} skin={skin} tilt={-3} x={2} y={8} />
      <path
        d="M-22-8C-52 2-66 50-60 96C-58 130-62 160-68 180H44C50 140 50 110 46 80C44 40 36 8 18-4Z"
        fill={paint(dress)}
      />
      <Limb colour={skin} d="M100 186H152" width={26} />
      <WovenCloth
        d="M-76 188C-78 140-44 126 0 128C50 124 110 118 134 144C150 162 150 190 138 200H-58C-68 200-76 196-76 188Z"
        dye={dress}
      >
        <Rows
          colour={trim}
          rhythms={['16 12', '6 22']}
          step={26}
          thickness={9}
          width={240}
          x={-82}
          y={160}
        />
      </WovenCloth>
      <Limb colour={skin} d="M-10 34Q-24 90-14 106Q20 128 62 130" width={24} />
      <Hand mirrored size={44} skin={skin} turn={10} x={60} y={129} />
      <Limb colour={dress} d="M-10 34Q-20 60-20 76" width={42} />
    </g>
  );
}

/** A girl in the foreground who sits with her back to us. */
function GirlFromBehind({ x, y, skin, hair, dress, trim }: GirlProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(.94)`}>
      <WovenCloth
        d="M-22-2C-34 8-60 10-72 22C-86 42-88 70-90 160H90C88 70 86 42 72 22C60 10 34 8 22-2Q0 8-22-2Z"
        dye={dress}
      >
        <Rows
          colour={trim}
          rhythms={['200 0', '14 10', '6 18']}
          sag={-8}
          step={26}
          thickness={8}
          width={192}
          x={-96}
          y={36}
        />
      </WovenCloth>
      <Head accent={trim} facing="back" hair={hair} size={100} skin={skin} x={0} y={12} />
    </g>
  );
}

/** A question from the girl in front. */
function RaisedArm() {
  return (
    <>
      <Limb colour="skin-3" d="M584 612L618 552L604 480" width={26} />
      <Hand mirrored size={46} skin="skin-3" turn={-98} x={604} y={486} />
      <Limb colour="dye-lake" d="M576 618L604 576" width={40} />
    </>
  );
}
