import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern, sunPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Scene } from '../drawing/scene.tsx';
import { Rows } from './parts/woven-cloth.tsx';
import { Facilitator } from './project-the-asking-circle/facilitator.tsx';
import { Girl, GirlFromBehind, RaisedArm } from './project-the-asking-circle/girls.tsx';

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
