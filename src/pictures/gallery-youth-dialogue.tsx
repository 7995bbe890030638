import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern, Water } from '../drawing/land.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Audience } from './gallery-youth-dialogue/audience.tsx';
import { Officials, OfficialsTable } from './gallery-youth-dialogue/officials.tsx';
import { Speaker } from './gallery-youth-dialogue/speaker.tsx';

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
