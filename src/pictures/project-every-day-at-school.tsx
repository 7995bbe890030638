import type { ReactNode } from 'react';
import { Coil } from '../drawing/coil.tsx';
import { type Colour, paint } from '../drawing/colour.ts';
import { BananaLeaf, hillPattern, sunPattern } from '../drawing/land.tsx';
import type { HairStyle } from '../drawing/people/hair.tsx';
import { Head } from '../drawing/people/head.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { WovenCloth } from './parts/woven-cloth.tsx';
import { DryingLine, Pad } from './project-every-day-at-school/drying-line.tsx';
import { SewingInProgress } from './project-every-day-at-school/sewing-in-progress.tsx';

/** A girl and a boy in uniform sew at one machine in the school yard; washed pads dry above them like bunting. */
export const picture = (
  <Scene height={640} width={960}>
    <rect fill={paint('sky')} height={640} width={960} />
    <Coil pattern={sunPattern} radius={120} stitches={100} x={850} y={196} />
    <Coil pattern={hillPattern('hill', 'meadow')} radius={190} stitches={120} x={910} y={450} />
    <SchoolBlock />
    <Matooke />
    <DryingLine />
    <Girl />
    <Boy />
    <Table />
    <SewingInProgress />
    <GirlsHands />
    <FinishedPads />
    <BoysHands />
  </Scene>
);

function SchoolBlock() {
  return (
    <>
      <rect fill={paint('earth')} height={220} width={960} y={430} />
      <path d="M-20 230H790V404H-20Z" fill={paint('fibre')} />
      <path d="M-20 400H790V446H-20Z" fill={paint('dye-plum')} />
      <WovenCloth d="M70 270H176V370H70Z" dye="dye-lake">
        <path d="M96 270V370M123 270V370M150 270V370" stroke={paint('fibre')} strokeWidth={5} />
      </WovenCloth>
      <path d="M-20 444H812V462H-20Z" fill={paint('haze')} />
      {/* The posts of the veranda. */}
      <path d="M20 236V446M776 236V446" stroke={paint('cloth')} strokeWidth={16} />
      <path d="M20 400V446M776 400V446" stroke={paint('dye-bark')} strokeWidth={16} />
      {/* The roof of iron sheets. */}
      <WovenCloth d="M-20 140H756L830 240H-20Z" dye="dye-bark">
        <path
          d="M-20 164H860M-20 218H860"
          stroke={paint('earth')}
          strokeDasharray="12 12"
          strokeWidth={48}
        />
      </WovenCloth>
      <path d="M-20 240H790V256H-20Z" fill={paint('dye-ink')} opacity={0.16} />
    </>
  );
}

function Matooke() {
  return (
    <>
      <BananaLeaf length={230} turn={-34} x={930} y={500} />
      <BananaLeaf colour="hill" length={260} turn={-4} x={936} y={500} />
      <BananaLeaf length={220} turn={28} x={930} y={500} />
    </>
  );
}

function Girl() {
  return (
    <Pupil facing="right" hair="rows" skin="skin-2" x={286} y={348}>
      <path d="M-72 116H72" stroke={paint('dye-sun')} strokeDasharray="10 8" strokeWidth={9} />
    </Pupil>
  );
}

function Boy() {
  return (
    <Pupil facing="left" hair="fade" skin="skin-4" x={750} y={344}>
      <path d="M-32 8L0 56L32 8" fill="none" stroke={paint('dye-sun')} strokeWidth={7} />
    </Pupil>
  );
}

interface PupilProps {
  x: number;
  y: number;
  facing: 'left' | 'right';
  hair: HairStyle;
  skin: Colour;
  children: ReactNode;
}

/** Somebody in the uniform: a white shirt under a pinafore or a pullover of the same cut. */
function Pupil({ x, y, facing, hair, skin, children }: PupilProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Head facing={facing} hair={hair} size={112} skin={skin} tilt={8} x={0} y={10} />
      <path
        d="M-20-4C-34 6-50 4-64 14C-78 24-80 50-82 180H82C80 50 78 24 64 14C50 4 34 6 20-4Q0 10-20-4Z"
        fill={paint('cloth')}
      />
      <path
        d="M-84 180C-80 150-66 120-64 80Q-60 40-48 9L-32 6L0 52L32 6L48 9Q60 40 64 80C66 120 80 150 84 180Z"
        fill={paint('dye-plum')}
      />
      <path d="M-20-8L0 29L20-8Z" fill={paint(skin)} />
      {/* The collar. */}
      <path d="M-22-10L-32 8L-10 36L0 28ZM22-10L32 8L10 36L0 28Z" fill={paint('cloth')} />
      {children}
    </g>
  );
}

function Table() {
  return (
    <>
      <path d="M56 484H960V560H16Z" fill={paint('shadow')} />
      <path
        d="M46 504H960M32 530H960"
        opacity={0.3}
        stroke={paint('dye-bark')}
        strokeDasharray="120 30 60 40"
        strokeWidth={4}
      />
      <path d="M16 560H960V584H16Z" fill={paint('dye-bark')} />
      <path d="M40 584H960V640H40Z" fill={paint('dye-ink')} opacity={0.5} />
    </>
  );
}

function GirlsHands() {
  return (
    <>
      <Limb colour="skin-2" d="M350 378Q366 440 372 452L424 478" width={27} />
      <Hand size={42} skin="skin-2" turn={14} x={422} y={478} />
      <Limb colour="cloth" d="M346 378Q360 404 366 430" width={44} />
      <Limb colour="skin-2" d="M222 378Q206 456 224 474L310 500" width={28} />
      <Hand size={44} skin="skin-2" turn={12} x={308} y={500} />
      <Limb colour="cloth" d="M226 378Q214 406 212 436" width={46} />
    </>
  );
}

function BoysHands() {
  return (
    <>
      <Limb colour="skin-4" d="M688 380Q684 452 680 464L646 410" width={26} />
      <Hand mirrored size={40} skin="skin-4" turn={-122} x={650} y={416} />
      <Limb colour="cloth" d="M690 382Q684 408 682 432" width={44} />
      <Limb colour="skin-4" d="M812 380Q832 452 818 474L746 510" width={27} />
      <Hand mirrored size={44} skin="skin-4" turn={156} x={748} y={510} />
      <Limb colour="cloth" d="M808 382Q820 410 824 438" width={45} />
    </>
  );
}

/** A pad under the boy's hand, and a stack of them. */
function FinishedPads() {
  return (
    <>
      <g transform="matrix(0 .62 -1 -.3 758 530)">
        <Pad dye="dye-lake" thread="cloth" turn={0} x={0} y={0} />
      </g>
      <g fill="none" strokeLinecap="round" strokeWidth={15}>
        <path d="M866 522H934" stroke={paint('dye-lake')} />
        <path d="M862 507H930" stroke={paint('cloth')} />
        <path d="M868 492H936" stroke={paint('dye-plum')} />
        <path d="M864 477H932" stroke={paint('dye-sun')} />
        <path
          d="M860 522H940M860 492H940"
          stroke={paint('cloth')}
          strokeDasharray="7 7"
          strokeLinecap="butt"
          strokeWidth={4}
        />
        <path
          d="M860 507H940M860 477H940"
          stroke={paint('dye-bark')}
          strokeDasharray="7 7"
          strokeLinecap="butt"
          strokeWidth={4}
        />
      </g>
    </>
  );
}
