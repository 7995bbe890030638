import { paint } from '../../drawing/colour.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { Limb } from '../../drawing/people/limbs.tsx';

export function YoungWoman() {
  return (
    <>
      <Bust
        accent="dye-plum"
        garment="dye-sun"
        hair="wrap"
        length={2}
        rows={['10 10', '24 8', '10 10']}
        shoulders={1.65}
        size={98}
        skin="skin-2"
        tilt={5}
        trim="dye-bark"
        x={262}
        y={350}
      />
      {/* Earrings. */}
      <path
        d="M232 292v8M304 298v8"
        stroke={paint('dye-sun')}
        strokeLinecap="round"
        strokeWidth={9}
      />
      <Limb colour="skin-2" d="M198 388Q176 452 188 474L224 482" width={28} />
      <Limb colour="skin-2" d="M326 388Q350 452 338 474L304 482" width={28} />
      <Limb colour="dye-sun" d="M198 388Q184 414 182 436" width={44} />
      <Limb colour="dye-sun" d="M326 388Q340 414 343 436" width={44} />
    </>
  );
}
