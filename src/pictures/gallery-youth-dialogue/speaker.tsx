import { paint } from '../../drawing/colour.ts';
import { Head } from '../../drawing/people/head.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { SleevedArm } from '../parts/sleeved-arm.tsx';
import { zigzag } from '../parts/zigzag.ts';

/** She has the microphone; her other hand is open. */
export function Speaker() {
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
