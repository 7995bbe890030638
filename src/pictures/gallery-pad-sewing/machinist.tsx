import { paint } from '../../drawing/colour.ts';
import { Head } from '../../drawing/people/head.tsx';
import { SleevedArm } from '../parts/sleeved-arm.tsx';

/** She sits at the machine in a kitenge skirt. */
export function Machinist() {
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
export function GuidingArm() {
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
