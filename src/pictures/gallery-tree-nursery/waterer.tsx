import { paint } from '../../drawing/colour.ts';
import { Head } from '../../drawing/people/head.tsx';
import { Limb } from '../../drawing/people/limbs.tsx';
import { SleevedArm } from '../parts/sleeved-arm.tsx';

/** He pours with both hands. */
export function Waterer() {
  return (
    <g transform="translate(-34 0)">
      <Limb colour="skin-2" d="M292 300Q322 400 404 404" width={26} />
      <path d="M200 462H312L326 600H262L256 530L248 600H192Z" fill={paint('dye-leaf')} />
      <path
        d="M224 254C204 268 202 300 204 340L198 476H316L318 340C320 290 308 258 290 248C268 240 240 242 224 254Z"
        fill={paint('cloth')}
      />
      <Head facing="right" hair="fade" size={94} skin="skin-2" tilt={14} x={256} y={256} />
      <path d="M222 262Q250 276 286 256" fill="none" stroke={paint('dye-leaf')} strokeWidth={9} />
      <WateringCan />
      <SleevedArm
        arm="M252 300Q262 384 296 380Q340 372 382 352"
        garment="cloth"
        hand={{ x: 372, y: 356, size: 38, turn: -20 }}
        hem={{ d: 'M241 358L284 341', colour: 'dye-leaf' }}
        skin="skin-2"
        sleeve="M246 276Q248 326 266 360"
        width={27}
      />
    </g>
  );
}

function WateringCan() {
  return (
    <>
      <g transform="translate(424 392) rotate(20)">
        <path
          d="M-40-30C-80-96 10-110 24-46"
          fill="none"
          stroke={paint('dye-lake')}
          strokeWidth={12}
        />
        <path d="M40 40L124-26" stroke={paint('dye-lake')} strokeWidth={18} />
        <path d="M108-26L126-66L162-20L122-10Z" fill={paint('water')} />
        <path d="M-48-42Q0-54 48-42L52 54Q0 66-52 54Z" fill={paint('dye-lake')} />
        <path
          d="M-48-18H48M-50 34H50"
          stroke={paint('water')}
          strokeDasharray="12 9"
          strokeWidth={9}
        />
      </g>
      <g
        fill="none"
        stroke={paint('cloth')}
        strokeDasharray="15 13"
        strokeLinecap="round"
        strokeWidth={7}
      >
        <path d="M574 384Q660 376 674 520M586 412Q630 420 632 544M590 428Q600 440 602 540" />
        <path
          d="M580 398Q644 396 654 530M588 420Q614 430 616 546"
          stroke={paint('water')}
          strokeDashoffset={14}
        />
      </g>
    </>
  );
}
