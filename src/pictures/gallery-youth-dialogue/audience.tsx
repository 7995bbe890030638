import { Coil } from '../../drawing/coil.tsx';
import { paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';

/** Young people on their chairs, seen from behind; one has a question. */
export function Audience() {
  return (
    <>
      <Bust
        facing="back"
        garment="dye-leaf"
        hair="fade"
        rows={[]}
        size={116}
        skin="skin-4"
        trim="cloth"
        x={36}
        y={590}
      />
      <Limb colour="skin-2" d="M176 590Q140 480 160 372" width={30} />
      <Hand size={52} skin="skin-2" turn={-84} x={159} y={376} />
      <Limb colour="dye-plum" d="M178 610Q158 560 154 524" width={48} />
      <Bust
        facing="back"
        garment="dye-plum"
        hair="puffs"
        rows={['13 13']}
        size={112}
        skin="skin-2"
        trim="dye-sun"
        x={232}
        y={560}
      />
      <Bust
        accent="dye-sun"
        facing="left"
        garment="dye-leaf"
        hair="rows"
        neckline="round"
        rows={['20 9']}
        size={112}
        skin="skin-3"
        trim="cloth"
        x={640}
        y={584}
      />
      <Bust
        accent="dye-lake"
        facing="back"
        garment="dye-sun"
        hair="scarf"
        rows={['13 13']}
        size={110}
        skin="skin-3"
        trim="dye-bark"
        x={850}
        y={576}
      />
      <path d="M791 588L794 604Q850 632 906 604L909 588Z" fill={paint('dye-lake')} />
      <Bust
        facing="left"
        garment="dye-plum"
        hair="afro"
        neckline="round"
        rows={['8 8']}
        size={112}
        skin="skin-4"
        trim="cloth"
        x={1096}
        y={560}
      />
      <Wheelchair />
    </>
  );
}

const wheelPattern: Pattern = [
  { rings: 1, base: 'dye-ink' },
  { rings: 5, base: 'fibre', motifs: [{ colour: 'dye-lake', count: 14, duty: [0.3, 0.14] }] },
  { rings: 1, base: 'dye-lake' },
  { rings: 1, base: 'dye-ink' },
];

function Wheelchair() {
  return (
    <>
      <path
        d="M1196 640V548H1232"
        fill="none"
        stroke={paint('dye-ink')}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={14}
      />
      <Coil pattern={wheelPattern} radius={104} x={1128} y={660} />
    </>
  );
}
