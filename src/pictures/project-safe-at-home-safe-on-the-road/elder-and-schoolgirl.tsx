import { paint } from '../../drawing/colour.ts';
import { Bust } from '../../drawing/people/bust.tsx';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Rows, WovenCloth } from '../parts/woven-cloth.tsx';

/** An elder in a gomesi and a girl with a satchel, hand in hand, looking at each other. */
export function ElderAndSchoolgirl() {
  return (
    <>
      <Elder />
      <Schoolgirl />
    </>
  );
}

function Elder() {
  return (
    <>
      <Limb colour="skin-3" d="M372 348Q352 420 362 462" width={16} />
      <path d="M360 450L350 590" stroke={paint('dye-ink')} strokeLinecap="round" strokeWidth={6} />
      <Hand size={24} skin="skin-3" turn={84} x={362} y={454} />
      <path
        d="M392 580H410M424 580H442"
        stroke={paint('dye-ink')}
        strokeLinecap="round"
        strokeWidth={14}
      />
      <WovenCloth d="M380 400H446Q464 480 474 578H352Q362 480 380 400Z" dye="dye-plum">
        <Rows
          colour="dye-sun"
          rhythms={['7 9', '20 9', '7 9']}
          sag={4}
          step={16}
          thickness={6}
          width={140}
          x={344}
          y={534}
        />
        <path
          d="M400 410L388 530M428 410L436 530"
          opacity={0.3}
          stroke={paint('dye-ink')}
          strokeWidth={4}
        />
      </WovenCloth>
      <Bust
        accent="cloth"
        facing="right"
        garment="dye-plum"
        hair="wrap"
        length={1.75}
        neckline="gomesi"
        rows={['10 10', '10 10']}
        size={51}
        skin="skin-3"
        tilt={6}
        trim="dye-sun"
        x={412}
        y={326}
      />
      <Limb colour="skin-3" d="M450 348Q474 410 482 452" width={16} />
      {/* The pointed shoulders and the sleeves of the gomesi. */}
      <path
        d="M396 330Q376 298 352 313C344 340 340 372 345 396Q362 408 378 392L386 350ZM428 330Q448 298 472 313C480 340 484 372 479 396Q462 408 446 392L438 350Z"
        fill={paint('dye-plum')}
      />
      {/* The sash, knotted in front. */}
      <path d="M366 396Q412 408 458 396V422Q412 434 366 422Z" fill={paint('dye-sun')} />
      <path d="M404 420L396 492H416L418 424L434 484H450L424 420Z" fill={paint('dye-sun')} />
      <path d="M397 484H416M434 476H449" stroke={paint('dye-bark')} strokeWidth={6} />
    </>
  );
}

function Schoolgirl() {
  return (
    <>
      <Limb colour="skin-2" d="M508 520V574M534 520V566" width={15} />
      <path d="M508 562V578M534 554V570" stroke={paint('cloth')} strokeWidth={16} />
      <path
        d="M502 584H512M530 576H540"
        stroke={paint('dye-ink')}
        strokeLinecap="round"
        strokeWidth={15}
      />
      <Bust
        facing="left"
        garment="cloth"
        hair="crop"
        length={1.3}
        neckline="collar"
        rows={[]}
        shoulders={1.5}
        size={48}
        skin="skin-2"
        tilt={-8}
        trim="dye-lake"
        x={520}
        y={404}
      />
      <path
        d="M498 424L506 424L520 436L534 424H542Q546 452 550 466L562 528H478L490 466Q494 452 498 424Z"
        fill={paint('dye-lake')}
      />
      <path d="M490 466H550" stroke={paint('cloth')} strokeWidth={6} />
      <Limb colour="skin-2" d="M492 426Q480 444 484 462" width={14} />
      <Hand size={22} skin="skin-2" turn={100} x={484} y={456} />
      <Limb colour="cloth" d="M494 424Q486 434 484 442" width={20} />
      {/* The satchel. */}
      <path d="M500 418L556 476" stroke={paint('dye-bark')} strokeWidth={6} />
      <path d="M538 470H578Q584 500 580 514H542Q534 500 538 470Z" fill={paint('dye-bark')} />
      <path d="M537 470H579V488H537Z" fill={paint('dye-sun')} />
      <Limb colour="skin-2" d="M546 426Q560 446 556 472" width={14} />
      <Limb colour="cloth" d="M546 424Q554 434 556 446" width={20} />
    </>
  );
}
