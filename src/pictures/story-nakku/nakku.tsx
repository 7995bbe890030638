import { paint } from '../../drawing/colour.ts';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Face } from '../parts/face.tsx';
import { Cloth, Cut } from '../parts/printed-cloth.tsx';

/** Nakku, fourteen, bent over her sewing. */
export function Nakku() {
  return (
    <>
      <BentHead />
      <Dress />
      <Pad />
      <HoldingArm />
      <SewingArm />
    </>
  );
}

function BentHead() {
  return (
    <g transform="translate(306 284) rotate(8) scale(1.55)">
      <circle cx={-36} cy={-36} fill={paint('hair')} r={26} />
      {/* The throat, bent forward. */}
      <path d="M8 36C14 56 26 62 54 58L20 104L-30 90Z" fill={paint('skin-2')} />
      <Face skin="skin-2" view="turned" />
      <path
        d="M34-22C32-68-42-70-39-10C-38 4-34 12-29 18L-26 0C-20-4-19-12-19-18C-10-27 10-31 34-22Z"
        fill={paint('hair')}
      />
      <path
        d="M26-28Q6-58-26-46M14-29Q-4-48-30-40M0-27Q-16-38-34-32M-14-20Q-24-28-37-24M-23-6Q-28-16-38-15"
        fill="none"
        opacity={0.5}
        stroke={paint('skin-4')}
        strokeWidth={2}
      />
      <path d="M-42-16Q-22-26-24-52" fill="none" stroke={paint('dye-sun')} strokeWidth={7} />
    </g>
  );
}

function Dress() {
  return (
    <>
      <Cloth
        d="M250 378C226 388 212 404 206 436L222 700H414L424 436C416 404 400 390 376 380C368 408 346 420 318 420C288 420 262 404 250 378Z"
        dye="dye-plum"
        id="dress"
        repeat={[26, 26]}
      >
        <path d="M0 13h26M13 0v26" opacity={0.28} stroke={paint('dye-ink')} strokeWidth={3} />
      </Cloth>
      {/* The round collar and the buttons. */}
      <path
        d="M252 374C226 394 226 416 244 434C268 444 302 440 318 420C282 418 262 400 252 374ZM376 376C402 394 404 414 390 432C368 442 336 438 318 420C348 416 370 402 376 376Z"
        fill={paint('cloth')}
      />
      <Limb colour="cloth" d="M318 460v.1M318 500v.1M318 540v.1" width={11} />
    </>
  );
}

function Pad() {
  return (
    <g transform="translate(410 622) rotate(-7)">
      <Cloth
        d="M-84-30C-60-36-44-30-36-34C-32-42-30-64-18-64H18C30-64 32-42 36-34C44-30 60-36 84-30C104-18 104 18 84 30C60 36 44 30 36 34C32 42 30 60 18 60H-18C-30 60-32 42-36 34C-44 30-60 36-84 30C-104 18-104-18-84-30Z"
        dye="dye-sun"
        id="pad"
        repeat={[22, 22]}
      >
        <path d="M4 11h14M11 4v14" stroke={paint('dye-bark')} strokeWidth={4} />
      </Cloth>
      <path
        d="M-76-20C-40-24 40-24 76-20C90-12 90 12 76 20C40 24-40 24-76 20C-90 12-90-12-76-20Z"
        fill="none"
        stroke={paint('cloth')}
        strokeDasharray="9 6"
        strokeWidth={4}
      />
      <circle cy={-47} fill={paint('cloth')} r={7} />
    </g>
  );
}

function HoldingArm() {
  return (
    <>
      <Limb colour="skin-2" d="M216 480Q178 580 196 610Q214 640 326 637" width={34} />
      <Hand size={68} skin="skin-2" turn={-6} x={322} y={637} />
      <Cut d="M214 406C190 424 178 470 172 520L240 536L256 450Z" dye="dye-plum" print="dress" />
      <path d="M172 516L242 533" stroke={paint('cloth')} strokeWidth={14} />
    </>
  );
}

function SewingArm() {
  return (
    <>
      <Limb colour="skin-2" d="M414 480Q470 566 502 592Q524 604 530 572L548 452" width={34} />
      <Cut d="M414 404C438 420 452 450 466 492L410 534L378 450Z" dye="dye-plum" print="dress" />
      <path d="M468 490L406 535" stroke={paint('cloth')} strokeWidth={14} />
      <path
        d="M462 600C486 560 512 470 550 384"
        fill="none"
        stroke={paint('dye-plum')}
        strokeWidth={4}
      />
      <g transform="translate(548 456)">
        <ellipse cx={2} cy={-20} fill={paint('skin-2')} rx={20} ry={27} />
        <Limb colour="skin-2" d="M12-34Q18-58 4-72M-11-20Q-18-50 0-72" width={13} />
        <Limb
          colour="skin-2"
          d="M14-34Q26-52 24-70M15-24Q34-40 36-58M14-14Q36-24 43-42"
          width={11}
        />
        <path d="M-26-98L14-64" stroke={paint('dye-ink')} strokeLinecap="round" strokeWidth={4} />
      </g>
    </>
  );
}
