import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import type { Pattern } from '../drawing/pattern.ts';
import { Scene } from '../drawing/scene.tsx';
import { Rows, WovenCloth } from './parts/woven-cloth.tsx';
import { Pyramid, Tray } from './project-her-own-account/fruit.tsx';
import { Mentor, MentorsArms } from './project-her-own-account/mentor.tsx';
import { Shore } from './project-her-own-account/shore.tsx';
import { YoungWoman } from './project-her-own-account/young-woman.tsx';

/** A young woman at her market stall works at a laptop under a parasol, her mentor with the ledger beside her. */
export const picture = (
  <Scene height={640} width={960}>
    <rect fill={paint('sky')} height={640} width={960} />
    <Shore />
    <FarStall />
    <Parasol />
    <Mentor />
    <YoungWoman />
    <Table />
    <Laptop />
    <MentorsArms />
    <SavingsBox />
    <Fruit />
  </Scene>
);

const parasolPattern: Pattern = [
  { rings: 2, base: 'dye-sun' },
  { rings: 9, base: 'cloth', motifs: [{ colour: 'dye-lake', count: 8, duty: [0.5] }] },
  { rings: 1, base: 'dye-sun' },
  { rings: 2, base: 'cloth', motifs: [{ colour: 'dye-lake', count: 8, duty: [0.5] }] },
  { rings: 1, base: 'dye-lake', motifs: [{ colour: 'dye-sun', count: 48, duty: [0.4] }] },
];

function FarStall() {
  return (
    <>
      <path d="M838 220V430" stroke={paint('dye-bark')} strokeWidth={7} />
      <g transform="translate(838 224) rotate(6) scale(1 .3)">
        <Coil pattern={parasolPattern} radius={120} />
      </g>
    </>
  );
}

function Parasol() {
  return (
    <>
      <g transform="translate(372 86) rotate(-5) scale(1 .34)">
        <Coil pattern={parasolPattern} radius={370} stitches={160} turn={12} />
      </g>
      <path d="M372 86L392 480" stroke={paint('dye-bark')} strokeWidth={13} />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M-20 474H692L740 524H-20Z" fill={paint('shadow')} />
      <WovenCloth d="M-20 522H740V660H-20Z" dye="dye-lake">
        <Rows
          colour="dye-sun"
          rhythms={['780 0', '30 12']}
          step={20}
          thickness={10}
          width={780}
          x={-20}
          y={534}
        />
        <path
          d={`M-20 596${'l18-22 18 22'.repeat(22)}M-20 618${'l18-22 18 22'.repeat(22)}`}
          stroke={paint('cloth')}
          strokeWidth={9}
        />
        <Rows
          colour="dye-sun"
          rhythms={['12 24']}
          step={20}
          thickness={12}
          width={780}
          x={-8}
          y={632}
        />
      </WovenCloth>
    </>
  );
}

function Laptop() {
  return (
    <>
      <path
        d="M186 502L196 410Q197 402 204 402H322Q329 402 330 410L340 502Z"
        fill={paint('dye-ink')}
      />
      <Coil pattern={parasolPattern} radius={24} x={263} y={450} />
      <path d="M170 500H356V511H170Z" fill={paint('dye-ink')} />
    </>
  );
}

/** The group keeps its savings in a box with three locks. */
function SavingsBox() {
  return (
    <>
      <path d="M592 450H708V512H592Z" fill={paint('dye-leaf')} />
      <path d="M586 436H714V458H586Z" fill={paint('dye-bark')} />
      <path d="M604 482H696" stroke={paint('dye-sun')} strokeDasharray="8 6" strokeWidth={6} />
      <path d="M616 458V470M650 458V470M684 458V470" stroke={paint('dye-sun')} strokeWidth={15} />
      {/* Coins. */}
      <path
        d="M540 508H566M542 500H568M539 492H565"
        stroke={paint('dye-sun')}
        strokeLinecap="round"
        strokeWidth={6}
      />
    </>
  );
}

function Fruit() {
  return (
    <>
      <Tray radius={86} x={76} y={492} />
      <Pyramid colour="dye-bark" radius={17} rows={4} x={76} y={478} />
      <Tray radius={170} x={850} y={600} />
      <Pyramid colour="dye-sun" radius={30} rows={4} x={856} y={572} />
      <Basket />
    </>
  );
}

/** A basket of passion fruit. */
function Basket() {
  return (
    <>
      <Pyramid colour="dye-plum" radius={19} rows={3} x={672} y={592} />
      <WovenCloth d="M586 596H758Q752 660 736 690H608Q592 660 586 596Z" dye="fibre">
        <Rows
          colour="dye-bark"
          rhythms={['180 0', '12 12', '0 12 12 0', '12 12']}
          sag={6}
          step={18}
          thickness={17}
          width={180}
          x={582}
          y={604}
        />
      </WovenCloth>
    </>
  );
}
