import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { BananaLeaf, hillPattern } from '../drawing/land.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Cutter, CuttingArm } from './gallery-pad-sewing/cutter.tsx';
import { GuidingArm, Machinist } from './gallery-pad-sewing/machinist.tsx';
import { Pad, PadBasket } from './gallery-pad-sewing/reusable-pads.tsx';
import { SewingMachine } from './gallery-pad-sewing/sewing-machine.tsx';
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
