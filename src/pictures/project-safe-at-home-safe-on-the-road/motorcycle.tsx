import { Coil } from '../../drawing/coil.tsx';
import { paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

const tyrePattern: Pattern = [
  { rings: 1, base: 'dye-sun' },
  { rings: 1, base: 'dye-ink' },
  { rings: 3, base: 'fibre', motifs: [{ colour: 'dye-ink', count: 16, duty: [0.4, 0.2] }] },
  { rings: 1, base: 'dye-bark' },
  { rings: 2, base: 'dye-ink', motifs: [{ colour: 'shadow', count: 30, duty: [0, 0.3] }] },
];

/** A boda boda on its stand, seen from the side, its front to the left. */
export function Motorcycle() {
  return (
    <>
      <Coil pattern={tyrePattern} radius={58} x={628} y={560} />
      <Coil pattern={tyrePattern} radius={58} x={858} y={560} />
      <g fill="none" stroke={paint('dye-ink')} strokeLinecap="round" strokeWidth={11}>
        {/* Frame, swing arm, stand and handlebar. */}
        <path d="M680 452L706 552H776L858 560M776 552L810 490" />
        <path d="M628 560L674 436M784 556L800 616" strokeWidth={9} />
        <path d="M668 436L690 414H716M690 414L682 388" strokeWidth={7} />
      </g>
      <circle
        cx={650}
        cy={450}
        fill={paint('cloth')}
        r={17}
        stroke={paint('dye-ink')}
        strokeWidth={7}
      />
      <WovenCloth d="M714 500H776V556H714Z" dye="shadow">
        <Rows
          colour="dye-ink"
          rhythms={['62 0', '62 0', '62 0', '62 0']}
          step={14}
          thickness={5}
          width={62}
          x={714}
          y={508}
        />
      </WovenCloth>
      <path
        d="M740 562H816L892 572"
        fill="none"
        stroke={paint('shadow')}
        strokeLinecap="round"
        strokeWidth={13}
      />
      {/* Mudguards. */}
      <path
        d="M562 548A67 67 0 0 1 684 524M812 500A76 76 0 0 1 932 548"
        fill="none"
        stroke={paint('dye-lake')}
        strokeLinecap="round"
        strokeWidth={11}
      />
      <path
        d="M676 470C686 442 744 446 764 474L756 502H708C688 498 676 488 676 470Z"
        fill={paint('dye-lake')}
      />
      <path d="M690 474H756" stroke={paint('dye-sun')} strokeDasharray="12 7" strokeWidth={8} />
      <path
        d="M756 474C790 466 870 458 906 468C910 488 890 496 860 494H762Z"
        fill={paint('dye-ink')}
      />
      <path d="M770 484H896" stroke={paint('dye-bark')} strokeDasharray="10 8" strokeWidth={6} />
      <path d="M914 480V492" stroke={paint('dye-bark')} strokeLinecap="round" strokeWidth={12} />
    </>
  );
}
