import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern, Water } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Bust } from '../drawing/people/bust.tsx';
import { Head } from '../drawing/people/head.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Officials, OfficialsTable } from './gallery-youth-dialogue/officials.tsx';
import { SleevedArm } from './parts/sleeved-arm.tsx';
import { zigzag } from './parts/zigzag.ts';

/** In an open meeting place by the lake a young woman speaks; officials lean in to listen; a hand goes up. */
export const picture = (
  <Scene height={640} width={1280}>
    <Lakeside />
    <Roof />
    <Officials />
    <OfficialsTable />
    <Speaker />
    <Audience />
  </Scene>
);

function Lakeside() {
  return (
    <>
      <rect fill={paint('sky')} height={400} width={1280} />
      <Coil
        pattern={hillPattern('hill', 'meadow', 24)}
        radius={230}
        stitches={120}
        x={150}
        y={310}
      />
      <Coil
        pattern={hillPattern('dye-leaf', 'hill', 24)}
        radius={170}
        stitches={120}
        x={640}
        y={330}
      />
      <Coil
        pattern={hillPattern('hill', 'meadow', 24)}
        radius={200}
        stitches={120}
        x={1010}
        y={320}
      />
      <Water height={140} rows={6} width={1280} x={0} y={270} />
      <path
        d="M236 292Q250 316 276 316H330Q352 314 362 288Q300 308 236 292Z"
        fill={paint('dye-bark')}
      />
      <path
        d="M250 304Q300 312 350 302"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="8 7"
        strokeWidth={5}
      />
      <rect fill={paint('earth')} height={240} width={1280} y={400} />
      <path
        d="M0 440H1280M30 480H1280M0 520H1280M30 560H1280"
        opacity={0.5}
        stroke={paint('dye-bark')}
        strokeDasharray="70 30"
        strokeWidth={7}
      />
    </>
  );
}

/** Posts and a roof of thatch; no walls. */
function Roof() {
  return (
    <>
      <path d="M62 40V420M1226 40V420" stroke={paint('dye-bark')} strokeWidth={20} />
      <rect fill={paint('shadow')} height={40} width={1280} />
      <path d="M0 44H1280" stroke={paint('shadow')} strokeDasharray="16 5" strokeWidth={34} />
      <path
        d="M0 20H1280"
        stroke={paint('dye-bark')}
        strokeDasharray="4 17"
        strokeWidth={40}
        opacity={0.4}
      />
    </>
  );
}

/** She has the microphone; her other hand is open. */
function Speaker() {
  return (
    <>
      <Limb colour="skin-3" d="M440 250Q480 350 592 304" width={25} />
      <Hand size={46} skin="skin-3" turn={-16} x={586} y={307} />
      <path
        d="M396 206C370 220 362 260 368 316L378 372L334 640H506L468 372C482 320 480 250 462 216C450 200 412 198 396 206Z"
        fill={paint('dye-sun')}
      />
      <path d="M376 372H470" stroke={paint('dye-plum')} strokeWidth={14} />
      <g fill="none" stroke={paint('dye-plum')} strokeWidth={9}>
        <path d="M373 418H473M359 508H484" strokeDasharray="10 9" />
        <path d={zigzag(374, 448, 8, 12)} />
        <path d={zigzag(366, 540, 8, 14)} />
      </g>
      <Head
        accent="dye-plum"
        facing="right"
        hair="braids"
        size={100}
        skin="skin-3"
        tilt={-3}
        x={424}
        y={212}
      />
      <path d="M396 210Q424 236 456 208" fill="none" stroke={paint('dye-plum')} strokeWidth={8} />
      <path d="M496 176L520 244" stroke={paint('dye-ink')} strokeLinecap="round" strokeWidth={12} />
      <circle cx={494} cy={170} fill={paint('dye-ink')} r={14} />
      <SleevedArm
        arm="M416 256Q410 352 446 336Q478 310 504 226"
        garment="dye-sun"
        hand={{ x: 502, y: 232, size: 34, turn: -74 }}
        hem={{ d: 'M388 302H438', colour: 'dye-plum' }}
        skin="skin-3"
        sleeve="M416 236Q404 280 412 314"
        width={26}
      />
    </>
  );
}

/** Young people on their chairs, seen from behind; one has a question. */
function Audience() {
  return (
    <>
      <Bust
        facing="back"
        garment="dye-leaf"
        hair="fade"
        rows={[]}
        size={116}
        skin="skin-4"
        trim="cloth"
        x={36}
        y={590}
      />
      <Limb colour="skin-2" d="M176 590Q140 480 160 372" width={30} />
      <Hand size={52} skin="skin-2" turn={-84} x={159} y={376} />
      <Limb colour="dye-plum" d="M178 610Q158 560 154 524" width={48} />
      <Bust
        facing="back"
        garment="dye-plum"
        hair="puffs"
        rows={['13 13']}
        size={112}
        skin="skin-2"
        trim="dye-sun"
        x={232}
        y={560}
      />
      <Bust
        accent="dye-sun"
        facing="left"
        garment="dye-leaf"
        hair="rows"
        neckline="round"
        rows={['20 9']}
        size={112}
        skin="skin-3"
        trim="cloth"
        x={640}
        y={584}
      />
      <Bust
        accent="dye-lake"
        facing="back"
        garment="dye-sun"
        hair="scarf"
        rows={['13 13']}
        size={110}
        skin="skin-3"
        trim="dye-bark"
        x={850}
        y={576}
      />
      <path d="M791 588L794 604Q850 632 906 604L909 588Z" fill={paint('dye-lake')} />
      <Bust
        facing="left"
        garment="dye-plum"
        hair="afro"
        neckline="round"
        rows={['8 8']}
        size={112}
        skin="skin-4"
        trim="cloth"
        x={1096}
        y={560}
      />
      <Wheelchair />
    </>
  );
}

const wheelPattern: Pattern = [
  { rings: 1, base: 'dye-ink' },
  { rings: 5, base: 'fibre', motifs: [{ colour: 'dye-lake', count: 14, duty: [0.3, 0.14] }] },
  { rings: 1, base: 'dye-lake' },
  { rings: 1, base: 'dye-ink' },
];

function Wheelchair() {
  return (
    <>
      <path
        d="M1196 640V548H1232"
        fill="none"
        stroke={paint('dye-ink')}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={14}
      />
      <Coil pattern={wheelPattern} radius={104} x={1128} y={660} />
    </>
  );
}
