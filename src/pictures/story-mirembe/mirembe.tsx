import { type Colour, paint } from '../../drawing/colour.ts';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Face } from '../parts/face.tsx';
import { Cloth, Cut } from '../parts/printed-cloth.tsx';

const hairline =
  'M36-20C32-66-42-66-40-10C-40 4-36 14-30 20L-26 0C-20-4-19-12-19-18C-10-28 12-32 36-20Z';

/** The elder, sixteen: one hand on her hip, one palm raised. */
export function Mirembe() {
  return (
    <>
      <g fill="none" transform="translate(272 226) scale(1.25)">
        <circle cx={-8} cy={-18} fill={paint('hair')} r={60} />
        <Face skin="skin-1" view="turned" />
        <path d={hairline} fill={paint('hair')} />
        <path d="M-27 8C-26-30 4-44 37-25" stroke={paint('dye-lake')} strokeWidth={11} />
        <path
          d="M-27 8C-26-30 4-44 37-25"
          stroke={paint('dye-sun')}
          strokeDasharray="5 6"
          strokeWidth={4}
        />
      </g>
      <Kitenge />
      {/* One hand on the hip, the other raised. */}
      <Limb colour="skin-1" d="M188 390Q130 480 136 520Q156 556 206 578" width={38} />
      <Cut d="M204 334C178 342 162 372 150 418L210 446L226 392Z" dye="dye-bark" print="kitenge" />
      <path d="M147 414L212 446" stroke={paint('dye-sun')} strokeWidth={12} />
      <Hand size={54} skin="skin-1" turn={10} x={198} y={577} />
      <Limb colour="skin-1" d="M356 390Q408 462 438 458Q462 452 476 330" width={38} />
      <Cut d="M342 334C372 342 394 366 412 410L356 446L334 392Z" dye="dye-bark" print="kitenge" />
      <path d="M414 406L354 446" stroke={paint('dye-sun')} strokeWidth={12} />
      <OpenHand size={1.5} skin="skin-1" x={476} y={320} />
    </>
  );
}

function Kitenge() {
  return (
    <g fill="none">
      <Cloth
        d="M214 330C190 336 172 350 168 380L196 560L150 840H430L370 560L384 380C380 350 362 338 330 330Q272 412 214 330Z"
        dye="dye-bark"
        id="kitenge"
        repeat={[48, 44]}
      >
        <path
          d="M-2 14.5L12 3L24 13L36 3L50 14.5"
          fill="none"
          stroke={paint('dye-sun')}
          strokeWidth={6}
        />
        <path d="M12 24v10M36 24v10" stroke={paint('cloth')} strokeWidth={8} />
      </Cloth>
      <path d="M214 330C234 386 312 386 330 330" stroke={paint('dye-sun')} strokeWidth={12} />
      <path d="M194 566Q284 586 372 566" stroke={paint('dye-lake')} strokeWidth={40} />
      <path
        d="M194 566Q284 586 372 566"
        stroke={paint('dye-sun')}
        strokeDasharray="14 10"
        strokeWidth={8}
      />
    </g>
  );
}

/** The little one, seven, who does as her sister does. */
export function LittleSister() {
  return (
    <>
      <g transform="translate(506 540) rotate(-4) scale(1.12)">
        <circle cx={-36} cy={-42} fill={paint('hair')} r={24} />
        <circle cx={28} cy={-50} fill={paint('hair')} r={24} />
        <Face skin="skin-3" view="turned" />
        <path d={hairline} fill={paint('hair')} />
        <path
          d="M-20-52Q-22-36-36-24M10-56Q18-44 32-38"
          fill="none"
          stroke={paint('dye-sun')}
          strokeWidth={6}
        />
      </g>
      <Frock />
      <Limb colour="skin-3" d="M438 676Q424 730 428 860" width={32} />
      <Cut d="M456 616C428 624 414 646 402 690L450 708L470 660Z" dye="dye-plum" print="dashes" />
      <path d="M400 686L452 708" stroke={paint('dye-sun')} strokeWidth={9} />
      <Limb colour="skin-3" d="M574 690Q608 746 628 738Q650 722 648 616" width={32} />
      <Cut d="M546 616C576 622 594 644 608 676L560 712L536 660Z" dye="dye-plum" print="dashes" />
      <path d="M610 673L558 712" stroke={paint('dye-sun')} strokeWidth={9} />
      <OpenHand size={1.2} skin="skin-3" x={648} y={608} />
    </>
  );
}

function Frock() {
  return (
    <>
      <Cloth
        d="M458 616C436 622 426 634 424 664L400 840H610L580 664C578 634 566 622 546 616Q502 668 458 616Z"
        dye="dye-plum"
        id="dashes"
        repeat={[30, 30]}
      >
        <path d="M4 8h12M19 23h12" stroke={paint('cloth')} strokeWidth={6} />
      </Cloth>
      <path
        d="M456 612C470 654 532 654 548 612"
        fill="none"
        stroke={paint('dye-sun')}
        strokeWidth={10}
      />
    </>
  );
}

interface OpenHandProps {
  /** The wrist. */
  x: number;
  y: number;
  size: number;
  skin: Colour;
}

function OpenHand({ x, y, size, skin }: OpenHandProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-12 8C-12-4-19-14-18-26C-17-40 17-40 18-26C18-12 12-4 12 8Z" fill={paint(skin)} />
      <Limb colour={skin} d="M-13-30L-15-56M-4.5-32L-5-66M4.5-32L6-66M13-30L17-58" width={9} />
      <Limb colour={skin} d="M-10-8Q-24-14-29-32" width={10} />
      {/* The paler skin of the palm. */}
      <path
        d="M-7 4C-8-4-15-14-14-25C-13-34 13-34 14-25C14-12 8-4 7 4Q0 8-7 4Z"
        fill={paint('skin-4')}
        opacity={0.45}
      />
    </g>
  );
}
