import { paint } from '../../drawing/colour.ts';
import { Head } from '../../drawing/people/head.tsx';
import { Limb } from '../../drawing/people/limbs.tsx';
import { SleevedArm } from '../parts/sleeved-arm.tsx';
import { zigzag } from '../parts/zigzag.ts';

/** She comes in from the light and sets her chair at the table. */
export function Newcomer() {
  return (
    <>
      <path d="M270 700H430L500 720H320Z" fill={paint('dye-ink')} opacity={0.2} />
      <Limb colour="skin-3" d="M306 570Q296 630 272 668M370 570L386 682" width={28} />
      <path
        d="M258 662L282 672Q282 690 296 704Q274 708 264 690ZM372 684H402Q412 693 434 694Q438 704 430 704H372Z"
        fill={paint('dye-ink')}
      />
      <Limb colour="skin-3" d="M352 280Q400 384 488 352" width={26} />
      <Chair />
      <path
        d="M300 236C276 252 270 290 276 340L290 410L246 606H428L386 410C396 340 392 270 372 240C360 226 316 226 300 236Z"
        fill={paint('dye-lake')}
      />
      <path d="M288 410H387" stroke={paint('dye-sun')} strokeWidth={14} />
      <g fill="none" stroke={paint('dye-sun')} strokeWidth={10}>
        <path d="M282 456H394M262 548H410" strokeDasharray="12 10" />
        <path d={zigzag(276, 492, 9, 13)} stroke={paint('fibre')} />
        <path d="M254 582H418" stroke={paint('fibre')} strokeDasharray="24 10" />
      </g>
      <Head facing="right" hair="afro" size={110} skin="skin-3" x={334} y={244} />
      <path d="M304 242Q334 270 370 240" fill="none" stroke={paint('dye-sun')} strokeWidth={8} />
      <SleevedArm
        arm="M330 284Q330 396 380 390Q420 384 458 366"
        garment="dye-lake"
        hand={{ x: 450, y: 370, size: 40, turn: -20 }}
        hem={{ d: 'M303 340H358', colour: 'fibre' }}
        skin="skin-3"
        sleeve="M328 266Q318 320 330 352"
        width={28}
      />
    </>
  );
}

function Chair() {
  return (
    <g
      fill="none"
      stroke={paint('cloth')}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={14}
    >
      <path d="M500 344L510 660M620 506V660" />
      <path d="M468 400L500 384M470 440L502 424" />
      <path d="M464 360L474 696M474 530H590M590 530V696" />
      <path d="M476 528L506 508H620L592 530Z" fill={paint('cloth')} />
      <path
        d="M490 524H590M508 512H604"
        stroke={paint('dye-bark')}
        strokeDasharray="9 9"
        strokeLinecap="butt"
        strokeWidth={7}
      />
    </g>
  );
}
