import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import { BananaLeaf, hillPattern } from '../drawing/land.tsx';
import type { Pattern } from '../drawing/pattern.ts';
import { Bust } from '../drawing/people/bust.tsx';
import { Hand, Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Rows, WovenCloth } from './parts/woven-cloth.tsx';
import { ElderAndSchoolgirl } from './project-safe-at-home-safe-on-the-road/elder-and-schoolgirl.tsx';
import { Motorcycle } from './project-safe-at-home-safe-on-the-road/motorcycle.tsx';
import { VillageShop } from './project-safe-at-home-safe-on-the-road/village-shop.tsx';

/** Neighbours keep watch: an elder walks a schoolgirl home, a boda rider greets them, a shopkeeper looks on. */
export const picture = (
  <Scene height={640} width={960}>
    <rect fill={paint('sky')} height={640} width={960} />
    <Hills />
    <Road />
    <FlameTree />
    <VillageShop />
    <ElderAndSchoolgirl />
    <Rider />
    <Motorcycle />
    <Foreground />
  </Scene>
);

const crownPattern: Pattern = [
  { rings: 3, base: 'dye-leaf' },
  { rings: 5, base: 'dye-bark', motifs: [{ colour: 'dye-sun', count: 16, duty: [0.2, 0.5, 0.2] }] },
  { rings: 1, base: 'dye-leaf', motifs: [{ colour: 'dye-sun', count: 40, duty: [0.4] }] },
  { rings: 4, base: 'dye-bark', motifs: [{ colour: 'earth', count: 32, duty: [0.3, 0.7, 0.3] }] },
  { rings: 1, base: 'dye-bark', motifs: [{ colour: 'dye-sun', count: 60, duty: [0.4] }] },
  { rings: 1, base: 'dye-bark' },
];

function Hills() {
  return (
    <>
      <Coil
        pattern={hillPattern('earth', 'haze', 30)}
        radius={240}
        stitches={120}
        x={350}
        y={350}
      />
      <Coil
        pattern={hillPattern('hill', 'meadow', 30)}
        radius={190}
        stitches={120}
        x={720}
        y={360}
      />
    </>
  );
}

/** The road home. */
function Road() {
  return (
    <>
      <rect fill={paint('meadow')} height={360} width={960} y={290} />
      <Rows
        colour="hill"
        rhythms={['16 22', '26 30', '20 28', '36 34', '28 40', '46 44', '40 50']}
        step={46}
        thickness={6}
        width={960}
        x={0}
        y={314}
      />
      <path d="M556 262H622V298H556Z" fill={paint('fibre')} />
      <path d="M582 272H598V298H582Z" fill={paint('dye-bark')} />
      <path d="M546 264L566 238H612L632 264Z" fill={paint('dye-lake')} />
      <WovenCloth
        d="M120 660C240 560 330 540 380 450C410 400 500 380 530 346C544 326 560 310 580 296H602C596 310 590 330 600 346C630 390 760 400 820 480C860 530 900 600 1000 660Z"
        dye="earth"
      >
        <g opacity={0.6}>
          <Rows
            colour="dye-bark"
            rhythms={['10 14', '20 16', '40 20', '30 30', '60 30', '50 40', '80 40']}
            step={52}
            thickness={9}
            width={960}
            x={0}
            y={316}
          />
        </g>
      </WovenCloth>
    </>
  );
}

function FlameTree() {
  return (
    <>
      <path d="M866 140Q880 300 850 424H960Q926 300 936 140Z" fill={paint('dye-bark')} />
      <path
        d="M904 140Q910 300 914 424H960Q926 300 936 140Z"
        fill={paint('dye-ink')}
        opacity={0.3}
      />
      <Coil pattern={crownPattern} radius={240} stitches={140} x={890} y={0} />
    </>
  );
}

function Rider() {
  return (
    <>
      <Limb colour="dye-leaf" d="M724 430L716 590M764 430L776 590" width={36} />
      <path
        d="M700 604H720M764 604H784"
        stroke={paint('dye-ink')}
        strokeLinecap="round"
        strokeWidth={18}
      />
      <Limb colour="skin-2" d="M790 328Q816 380 818 398L806 450" width={19} />
      <Hand mirrored size={34} skin="skin-2" turn={100} x={806} y={446} />
      <Bust
        facing="left"
        garment="cloth"
        hair="fade"
        length={2.2}
        neckline="collar"
        rows={[]}
        shoulders={1.85}
        size={58}
        skin="skin-2"
        trim="dye-lake"
        x={744}
        y={306}
      >
        {/* The reflective vest. */}
        <path
          d="M-76 20L-34 4L-4 60V222H-74C-70 120-78 80-76 20ZM76 20L34 4L4 60V222H74C70 120 78 80 76 20Z"
          fill={paint('dye-sun')}
        />
        <path
          d="M-74 110H-4M74 110H4M-74 150H-4M74 150H4"
          stroke={paint('cloth')}
          strokeWidth={13}
        />
      </Bust>
      <Limb colour="skin-2" d="M698 330Q668 384 664 394L648 330" width={19} />
      <Hand size={36} skin="skin-2" turn={-102} x={649} y={334} />
      <Limb colour="cloth" d="M698 330Q684 352 678 368" width={32} />
      <Limb colour="cloth" d="M790 330Q804 352 809 370" width={32} />
    </>
  );
}

function Foreground() {
  return (
    <>
      {/* A jerrycan. */}
      <path
        d="M206 476Q206 468 214 468H226L232 458H256Q264 460 264 470V530Q264 538 256 538H214Q206 538 206 530Z"
        fill={paint('dye-sun')}
      />
      <path d="M214 458H226" stroke={paint('dye-bark')} strokeLinecap="round" strokeWidth={10} />
      <path
        d="M236 468H254M218 490L252 524M252 490L218 524"
        stroke={paint('dye-bark')}
        strokeLinecap="round"
        strokeWidth={5}
      />
      <BananaLeaf colour="hill" length={250} turn={38} x={10} y={670} />
      <BananaLeaf length={230} turn={-6} x={20} y={670} />
      <BananaLeaf length={230} turn={72} x={0} y={664} />
    </>
  );
}
