import { Coil } from '../../drawing/coil.tsx';
import { paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { Head } from '../../drawing/people/head.tsx';
import { SleevedArm } from '../parts/sleeved-arm.tsx';

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
export function Cutter() {
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

export function CuttingArm() {
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
