import { Coil } from '../../drawing/coil.tsx';
import { paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

/** A sewing machine seen from the side, with the cloth that is being sewn. */
export function SewingInProgress() {
  return (
    <>
      <MachineBed />
      <Kitenge />
      <SewingMachine />
    </>
  );
}

const wheelPattern: Pattern = [
  { rings: 1, base: 'dye-ink' },
  { rings: 2, base: 'fibre', motifs: [{ colour: 'dye-ink', count: 6, duty: [0.4, 0.3] }] },
  { rings: 2, base: 'dye-ink', motifs: [{ colour: 'dye-sun', count: 24, duty: [0, 0.4] }] },
];

function MachineBed() {
  return <path d="M396 488H640L650 506H386Z" fill={paint('dye-ink')} />;
}

/** The cloth they sew runs under the needle, over the edge of the table and out of the picture. */
function Kitenge() {
  return (
    <WovenCloth
      d="M196 512C240 484 330 500 440 486C500 480 528 490 534 506C540 530 520 550 530 590C538 620 526 630 530 660H226C236 600 180 560 196 512Z"
      dye="dye-sun"
    >
      <Rows
        colour="dye-plum"
        rhythms={['34 12']}
        sag={4}
        step={30}
        thickness={16}
        width={420}
        x={170}
        y={520}
      />
      <Rows
        colour="dye-bark"
        rhythms={['10 13']}
        sag={4}
        step={30}
        thickness={12}
        width={420}
        x={170}
        y={544}
      />
      <path
        d={`M170 584${'l14-16 14 16'.repeat(16)}M170 602${'l14-16 14 16'.repeat(16)}`}
        stroke={paint('dye-plum')}
        strokeWidth={7}
      />
      <Rows
        colour="dye-bark"
        rhythms={['10 13']}
        sag={4}
        step={30}
        thickness={12}
        width={420}
        x={170}
        y={620}
      />
      <path d="M160 562H560V660H160Z" fill={paint('dye-ink')} opacity={0.14} />
    </WovenCloth>
  );
}

function SewingMachine() {
  return (
    <>
      <path
        d="M414 388C414 374 424 368 440 368H566C602 368 618 392 618 420V494H560C570 462 560 428 522 420C496 414 466 416 452 420V448H414Z"
        fill={paint('dye-ink')}
      />
      <path
        d="M440 392H560Q588 394 592 424V470"
        fill="none"
        stroke={paint('dye-sun')}
        strokeDasharray="9 7"
        strokeWidth={6}
      />
      {/* Needle, foot, and the thread from its reel. */}
      <path d="M433 446V484M424 488H446" stroke={paint('dye-ink')} strokeWidth={6} />
      <path d="M506 350V368" stroke={paint('dye-plum')} strokeWidth={22} />
      <path d="M506 346L430 380V484" fill="none" stroke={paint('dye-plum')} strokeWidth={2.5} />
      <Coil pattern={wheelPattern} radius={40} x={632} y={424} />
    </>
  );
}
