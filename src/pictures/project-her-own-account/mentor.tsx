import { paint } from '../../drawing/colour.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';

/** The mentor looks at the young woman's screen; her arms are drawn apart, for they lie before the table. */
export function Mentor() {
  return (
    <>
      <Bust
        accent="dye-sun"
        facing="left"
        garment="cloth"
        hair="bun"
        length={2.4}
        rows={['24 8', '10 10', '24 8', '10 10']}
        shoulders={1.7}
        size={98}
        skin="skin-4"
        tilt={7}
        trim="dye-plum"
        x={516}
        y={320}
      />
      <path d="M524 268v8" stroke={paint('dye-sun')} strokeLinecap="round" strokeWidth={9} />
    </>
  );
}

export function MentorsArms() {
  return (
    <>
      <PointingHand />
      <Ledger />
    </>
  );
}

/** The mentor points to something on the screen. */
function PointingHand() {
  return (
    <>
      <Limb colour="skin-4" d="M454 356Q436 424 440 442L374 432" width={27} />
      <Hand mirrored size={42} skin="skin-4" turn={186} x={380} y={433} />
      <Limb colour="cloth" d="M450 356Q438 384 436 408" width={44} />
    </>
  );
}

/** The mentor's other arm holds the ledger. */
function Ledger() {
  return (
    <>
      <g transform="rotate(-14 540 440)">
        <path d="M492 392H594V478H492Z" fill={paint('dye-bark')} />
        <path d="M498 398H590V472H498Z" fill={paint('fibre')} />
        <path
          d="M508 412H536M508 426H536M508 440H536M552 412H580M552 426H580M552 440H580"
          stroke={paint('dye-lake')}
          strokeWidth={4}
        />
        <path d="M544 394V476" stroke={paint('dye-bark')} strokeWidth={5} />
      </g>
      <Limb colour="skin-4" d="M580 358Q612 420 606 446L566 470" width={27} />
      <Hand mirrored size={42} skin="skin-4" turn={168} x={572} y={466} />
      <Limb colour="cloth" d="M580 358Q600 386 606 410" width={44} />
    </>
  );
}
