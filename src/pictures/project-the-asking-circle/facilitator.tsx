import { Bust } from '../../drawing/people/bust.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

export function Facilitator() {
  return (
    <>
      <Limb colour="skin-2" d="M350 332Q322 376 322 388Q300 388 274 360" width={19} />
      <Limb colour="skin-2" d="M434 332Q464 376 464 388Q488 386 512 356" width={19} />
      <Hand mirrored size={36} skin="skin-2" turn={222} x={276} y={362} />
      <Hand size={36} skin="skin-2" turn={-42} x={510} y={358} />
      <Bust
        accent="dye-plum"
        garment="cloth"
        hair="wrap"
        length={1.5}
        rows={['9 9', '20 8', '9 9']}
        shoulders={1.6}
        size={64}
        skin="skin-2"
        trim="dye-bark"
        x={392}
        y={314}
      />
      <Limb colour="cloth" d="M352 336Q340 352 335 362" width={28} />
      <Limb colour="cloth" d="M432 336Q444 352 449 362" width={28} />
      <WovenCloth
        d="M350 396Q392 404 434 396C470 408 522 424 520 456C516 480 460 482 392 482C324 482 268 480 264 456C262 424 314 408 350 396Z"
        dye="dye-plum"
      >
        <Rows
          colour="dye-sun"
          rhythms={['90 0', '14 10', '6 18', '14 10']}
          sag={-12}
          step={22}
          thickness={8}
          width={264}
          x={260}
          y={422}
        />
      </WovenCloth>
    </>
  );
}
