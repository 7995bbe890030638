import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { BananaLeaf, hillPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Head } from '../drawing/people/head.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Pad, PadBasket } from './gallery-pad-sewing/reusable-pads.tsx';
import { SewingMachine } from './gallery-pad-sewing/sewing-machine.tsx';
import { SleevedArm } from './parts/sleeved-arm.tsx';
import { zigzag } from './parts/zigzag.ts';

/** Two young mothers at work: one at a treadle machine, one who cuts cloth with her baby on her back. */
export const picture = (
  <Scene height={640} width={960}>
    <View />
    <Wall />
    <Pad colour="dye-plum" trim="dye-sun" turn={5} x={282} y={106} />
    <Pad colour="dye-lake" trim="cloth" turn={-4} x={366} y={112} />
    <Pad colour="dye-bark" trim="fibre" turn={4} x={836} y={88} />
    <Pad colour="dye-leaf" trim="dye-sun" turn={-5} x={922} y={76} />
    <Machinist />
    <SewingMachine />
    <GuidingArm />
    <Cutter />
    <CuttingTable />
    <CuttingArm />
    <PadBasket />
  </Scene>
);

/** What the window shows: hills, and a banana plant close by. */
function View() {
  return (
    <>
      <rect fill={paint('sky')} height={330} width={300} x={400} y={20} />
      <Coil
        pattern={hillPattern('hill', 'meadow', 22)}
        radius={150}
        stitches={100}
        x={590}
        y={290}
      />
      <Coil
        pattern={hillPattern('dye-leaf', 'hill', 22)}
        radius={110}
        stitches={100}
        x={440}
        y={290}
      />
      <BananaLeaf length={200} turn={-24} x={640} y={300} />
      <BananaLeaf length={170} turn={22} x={630} y={300} />
    </>
  );
}

/** The wall stands round the window; a line with finished pads runs across it. */
function Wall() {
  return (
    <>
      <path d="M0 0H960V480H0ZM430 50V220H630V50Z" fill={paint('dye-sun')} fillRule="evenodd" />
      <path
        d="M430 50H630V220H430ZM530 50V220"
        fill="none"
        stroke={paint('dye-bark')}
        strokeWidth={10}
      />
      <path d="M414 224H646" stroke={paint('dye-bark')} strokeWidth={14} />
      <path d="M0 0Q330 70 960-6" fill="none" stroke={paint('dye-ink')} strokeWidth={3} />
      <rect fill={paint('dye-plum')} height={280} width={960} y={360} />
      <path d="M0 366H960" stroke={paint('fibre')} strokeDasharray="20 16" strokeWidth={12} />
    </>
  );
}

/** She sits at the machine in a kitenge skirt. */
function Machinist() {
  return (
    <>
      <path d="M52 466H214C290 466 336 488 340 540L346 640H20Z" fill={paint('dye-bark')} />
      <g fill="none" stroke={paint('dye-sun')} strokeWidth={9}>
        <path d="M44 506Q200 486 330 524" strokeDasharray="18 10" />
        <path d="M38 542Q200 520 338 560" strokeDasharray="9 9" />
        <path d="M32 578Q200 556 340 596" strokeDasharray="18 10" />
        <path d="M26 614Q200 592 344 632" strokeDasharray="9 9" />
      </g>
      <path
        d="M124 264C86 284 66 360 58 480H218C226 430 238 380 232 330C226 290 214 266 190 260Z"
        fill={paint('dye-lake')}
      />
      <Head
        accent="dye-plum"
        facing="right"
        hair="wrap"
        size={116}
        skin="skin-2"
        tilt={14}
        x={154}
        y={270}
      />
      <path d="M110 272Q150 304 204 268" fill="none" stroke={paint('dye-sun')} strokeWidth={8} />
    </>
  );
}

/** Her hand guides the cloth under the needle. */
function GuidingArm() {
  return (
    <>
      <path
        d="M382 404Q310 392 272 414L262 560Q284 546 304 560Q322 548 340 556L332 424L382 420Z"
        fill={paint('cloth')}
      />
      <path
        d="M270 452H334M268 484H336M266 516H338"
        stroke={paint('dye-bark')}
        strokeDasharray="8 8"
        strokeWidth={8}
      />
      <SleevedArm
        arm="M152 320Q148 428 196 432Q250 428 308 402"
        garment="dye-lake"
        hand={{ x: 302, y: 404, size: 46, turn: -6 }}
        hem={{ d: 'M117 380H179', colour: 'dye-sun' }}
        skin="skin-2"
        sleeve="M148 290Q138 346 148 394"
        width={32}
      />
    </>
  );
}

const kitengePattern: Pattern = [
  { rings: 1, base: 'dye-sun' },
  { rings: 2, base: 'dye-plum' },
  { rings: 2, base: 'fibre', motifs: [{ colour: 'dye-plum', count: 14, duty: [0.5, 0.3] }] },
  { rings: 1, base: 'dye-bark' },
  {
    rings: 2,
    base: 'dye-plum',
    motifs: [{ colour: 'dye-sun', count: 20, duty: [0.4], twist: 0.5 }],
  },
];

/** She has tied her baby to her back, in kitenge. */
function Cutter() {
  return (
    <g transform="translate(28 0)">
      <Head facing="left" hair="crop" size={72} skin="skin-3" tilt={24} x={840} y={296} />
      <path
        d="M716 262C688 276 680 330 682 380L676 470H860V300C830 270 790 256 760 256Z"
        fill={paint('cloth')}
      />
      <path d="M686 326Q750 360 830 320" fill="none" stroke={paint('dye-plum')} strokeWidth={30} />
      <path
        d="M692 328Q750 358 800 336"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="9 9"
        strokeWidth={8}
      />
      <Coil pattern={kitengePattern} radius={92} x={846} y={370} />
      <Head
        accent="dye-sun"
        facing="left"
        hair="bun"
        size={108}
        skin="skin-4"
        tilt={16}
        x={740}
        y={264}
      />
      <path d="M708 270Q730 300 776 266" fill="none" stroke={paint('dye-plum')} strokeWidth={8} />
    </g>
  );
}

function CuttingArm() {
  return (
    <>
      <Scissors />
      <SleevedArm
        arm="M776 312Q776 412 736 418Q712 420 690 416"
        garment="cloth"
        hand={{ x: 698, y: 417, size: 42, turn: 184, mirrored: true }}
        hem={{ d: 'M746 362L800 366', colour: 'dye-plum' }}
        shade={[-8, 4]}
        skin="skin-4"
        sleeve="M778 296Q780 346 772 376"
        width={29}
      />
    </>
  );
}

function Scissors() {
  return (
    <g fill="none" stroke={paint('dye-ink')} strokeLinecap="round" strokeWidth={8}>
      <path d="M684 410L602 434M684 426L598 402" stroke={paint('fibre')} />
      <circle cx={686} cy={404} r={11} />
      <circle cx={686} cy={428} r={11} />
    </g>
  );
}

/** The cloth that is being cut covers the table. */
function CuttingTable() {
  return (
    <>
      <path
        d="M640 448Q620 430 616 424Q650 412 690 440L960 440V640H664Z"
        fill={paint('dye-leaf')}
      />
      <g fill="none" stroke={paint('fibre')} strokeWidth={9}>
        <path d="M652 470H960" strokeDasharray="20 12" />
        <path d={zigzag(656, 498, 19, 16)} stroke={paint('dye-sun')} />
        <path d="M660 544H960" strokeDasharray="20 12" />
        <path d="M662 574H960" strokeDasharray="9 12" stroke={paint('dye-sun')} />
        <path d="M662 604H960" strokeDasharray="20 12" />
      </g>
    </>
  );
}
