import { paint } from '../../drawing/colour.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

/** A shop with a striped awning; the shopkeeper leans on her counter and looks out to the right. */
export function VillageShop() {
  return (
    <>
      <Walls />
      <Shopkeeper />
      <Awning />
    </>
  );
}

function Walls() {
  return (
    <>
      <path d="M-20 150H272V500H-20Z" fill={paint('fibre')} />
      <path d="M-20 200H232V410H-20Z" fill={paint('dye-lake')} />
      {/* What is on the shelves. */}
      <path d="M-20 308H232M-20 366H232" stroke={paint('dye-bark')} strokeWidth={8} />
      <g fill="none" strokeWidth={34}>
        <path d="M-16 288H232" stroke={paint('dye-sun')} strokeDasharray="20 28" />
        <path d="M10 288H232" stroke={paint('cloth')} strokeDasharray="14 34" />
        <path d="M-16 346H232" stroke={paint('dye-bark')} strokeDasharray="24 40" />
        <path d="M14 346H232" stroke={paint('meadow')} strokeDasharray="20 44" />
      </g>
    </>
  );
}

function Shopkeeper() {
  return (
    <>
      <Bust
        accent="dye-sun"
        facing="right"
        garment="dye-leaf"
        hair="wrap"
        length={1.6}
        rows={['8 8', '20 8', '8 8']}
        shoulders={1.65}
        size={62}
        skin="skin-4"
        trim="dye-sun"
        x={112}
        y={350}
      />
      {/* The counter, and the wall below it. */}
      <path d="M-20 410H252V432H-20Z" fill={paint('dye-bark')} />
      <WovenCloth d="M-20 432H240V500H-20Z" dye="fibre">
        <Rows
          colour="dye-bark"
          rhythms={['26 14', '8 12', '26 14']}
          step={18}
          thickness={10}
          width={300}
          x={-20}
          y={448}
        />
      </WovenCloth>
      <Limb colour="skin-4" d="M160 374Q174 400 172 410L140 416" width={18} />
      <Limb colour="skin-4" d="M66 374Q54 400 58 412L116 418" width={18} />
      <Hand mirrored size={30} skin="skin-4" turn={176} x={142} y={416} />
      <Hand size={30} skin="skin-4" turn={-4} x={112} y={418} />
      <Limb colour="dye-leaf" d="M158 372Q168 386 170 398" width={28} />
      <Limb colour="dye-leaf" d="M68 372Q58 386 57 398" width={28} />
    </>
  );
}

function Awning() {
  return (
    <>
      <WovenCloth d={`M-20 166H284L310 232${'q-15 20-30 0'.repeat(11)}Z`} dye="cloth">
        <path
          d="M-20 210H330"
          stroke={paint('dye-bark')}
          strokeDasharray="30 30"
          strokeWidth={100}
        />
      </WovenCloth>
      <WovenCloth d="M-20 116H256L290 172H-20Z" dye="shadow">
        <path d="M-20 144H300" stroke={paint('haze')} strokeDasharray="9 9" strokeWidth={60} />
      </WovenCloth>
    </>
  );
}
