import { Coil } from '../../drawing/coil.tsx';
import { type Colour, paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { ShirtAndTie } from '../parts/shirt-and-tie.tsx';

/** Two men and a woman of the district, who lean towards her. */
export function Officials() {
  return (
    <>
      <g transform="rotate(-7 770 380)">
        <Bust
          accent="dye-sun"
          facing="left"
          garment="dye-plum"
          hair="wrap"
          neckline="gomesi"
          size={90}
          skin="skin-2"
          tilt={4}
          trim="dye-sun"
          x={776}
          y={246}
        />
      </g>
      <g transform="rotate(-9 960 380)">
        <Bust
          facing="left"
          garment="dye-ink"
          hair="fade"
          neckline="none"
          rows={[]}
          shoulders={1.9}
          size={90}
          skin="skin-4"
          tilt={4}
          trim="cloth"
          x={966}
          y={250}
        >
          <ShirtAndTie tie="dye-bark" />
        </Bust>
      </g>
      <g transform="rotate(-6 1140 380)">
        <Bust
          facing="left"
          garment="cloth"
          hair="fade"
          neckline="none"
          rows={[]}
          shoulders={1.9}
          size={90}
          skin="skin-1"
          tilt={6}
          trim="dye-lake"
          x={1148}
          y={246}
        >
          <path
            d="M-22-2Q0 14 22-2M0 10V70"
            fill="none"
            stroke={paint('dye-bark')}
            strokeDasharray="6 4"
            strokeWidth={8}
          />
        </Bust>
        <Kofia />
      </g>
    </>
  );
}

/** The embroidered cap that goes with a kanzu. */
function Kofia() {
  return (
    <g transform="translate(1148 246) scale(-.9 .9) rotate(6) translate(0-74)">
      <path d="M36-26L30-62C14-76-34-76-42-56L-46-14Z" fill={paint('dye-lake')} />
      <path
        d="M36-34L-44-24M33-50L-43-42"
        stroke={paint('cloth')}
        strokeDasharray="8 6"
        strokeWidth={6}
      />
    </g>
  );
}

const emblemPattern: Pattern = [
  { rings: 2, base: 'dye-lake' },
  {
    rings: 5,
    base: 'fibre',
    motifs: [{ colour: 'dye-lake', count: 9, duty: [0.46, 0.52], twist: 0.14 }],
  },
  { rings: 1, base: 'dye-lake' },
];

/** The long table with its cloth; arms and papers lie on it. */
export function OfficialsTable() {
  return (
    <>
      <path d="M654 362H1280V540H668Z" fill={paint('fibre')} />
      <path d="M658 398H1280" stroke={paint('dye-lake')} strokeDasharray="20 12" strokeWidth={12} />
      <path d="M660 420H1280" stroke={paint('dye-sun')} strokeDasharray="8 8" strokeWidth={8} />
      <Coil pattern={emblemPattern} radius={50} stitches={60} x={980} y={484} />
      <path
        d="M864 362L846 380H940L946 362ZM1036 362L1024 376H1090L1098 362Z"
        fill={paint('cloth')}
      />
      <Forearm colour="dye-plum" skin="skin-2" x={776} />
      <Forearm colour="dye-ink" skin="skin-4" x={966} />
      <path d="M894 372L880 344" stroke={paint('dye-lake')} strokeLinecap="round" strokeWidth={6} />
      <Forearm colour="cloth" skin="skin-1" x={1146} />
    </>
  );
}

/** One arm on the table, the hand towards the speaker. */
function Forearm({ x, colour, skin }: { x: number; colour: Colour; skin: Colour }) {
  return (
    <>
      <Hand mirrored size={36} skin={skin} turn={184} x={x - 58} y={368} />
      <Limb colour={colour} d={`M${x + 62} 346Q${x + 50} 372 ${x - 48} 366`} width={27} />
    </>
  );
}
