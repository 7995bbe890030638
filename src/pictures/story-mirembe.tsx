import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { hillPattern, Water } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { LittleSister, Mirembe } from './story-mirembe/mirembe.tsx';

/** The sun, with rings that go out from the raised palm as from a stone in the water. */
const rings: Pattern = [
  { rings: 4, base: 'dye-sun' },
  { rings: 1, base: 'dye-bark' },
  { rings: 3, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 20, duty: [0.6, 0.1] }] },
  { rings: 1, base: 'dye-bark' },
  { rings: 3, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 30, duty: [0.6, 0.1] }] },
];

const umbel: Pattern = [
  { rings: 1, base: 'dye-leaf' },
  { rings: 5, base: 'meadow', motifs: [{ colour: 'dye-leaf', count: 26, duty: [0.7, 0.35] }] },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-leaf', count: 26, duty: [0.4] }] },
];

/** Mirembe and her little sister by the Nile at Jinja, each with one palm calmly raised. */
export const picture = (
  <Scene height={840} width={720}>
    <rect fill={paint('sky')} height={840} width={720} />
    <Coil pattern={rings} radius={264} stitches={148} x={484} y={236} />
    <Coil
      pattern={hillPattern('dye-leaf', 'hill', 28)}
      radius={300}
      stitches={120}
      x={40}
      y={660}
    />
    <Coil pattern={hillPattern('hill', 'meadow', 28)} radius={240} stitches={120} x={690} y={680} />
    <Water height={270} rows={9} width={720} x={0} y={500} />
    <rect fill={paint('earth')} height={90} width={720} y={750} />
    <Papyrus />
    <Mirembe />
    <LittleSister />
  </Scene>
);

function Papyrus() {
  return (
    <>
      <Limb colour="dye-leaf" d="M20 840Q30 700 70 560" width={9} />
      <Limb colour="dye-leaf" d="M60 840Q90 740 140 670" width={9} />
      <Coil pattern={umbel} radius={64} x={66} y={548} />
      <Coil pattern={umbel} radius={46} x={140} y={670} />
    </>
  );
}

/** A palm turned towards us, fingers up: it says no, without haste. */
