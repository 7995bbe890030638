import { paint } from '../../drawing/colour.ts';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { Face } from '../parts/face.tsx';
import { Cloth } from '../parts/printed-cloth.tsx';

/** Aisha, eleven, in a checked school dress, a headscarf and gumboots. */
export function Aisha() {
  return (
    <>
      <Boots />
      <g transform="translate(262 272) rotate(4) scale(1.12)">
        <Face covered skin="skin-3" view="turned" />
      </g>
      <Dress />
      {/* One hand holds the stem, the other catches the rain. */}
      <Limb colour="skin-3" d="M400 474L482 452" width={28} />
      <Hand size={46} skin="skin-3" turn={-10} x={478} y={453} />
      <Sleeve d="M318 402Q348 470 372 480Q386 484 440 464" />
      <Limb colour="skin-3" d="M150 440L104 404" width={28} />
      <Hand mirrored size={50} skin="skin-3" turn={202} x={108} y={404} />
      <Sleeve d="M212 402Q190 452 168 456Q156 456 132 428" />
      <g transform="translate(262 272) rotate(4) scale(1.12)">
        <Scarf />
      </g>
    </>
  );
}

function Boots() {
  return (
    <>
      <Limb colour="skin-3" d="M226 690V760M300 690V760" width={34} />
      <path
        d="M204 734H248V790C250 800 250 812 244 814H186C182 800 196 792 204 786ZM278 734H322V786C330 792 344 800 340 814H282C276 812 276 800 278 790Z"
        fill={paint('dye-plum')}
      />
    </>
  );
}

function Dress() {
  return (
    <Cloth
      d="M216 372C196 380 190 400 190 430C192 470 196 500 190 540L164 716Q262 736 362 716L336 540C330 500 334 470 336 430C336 400 330 380 310 372Z"
      dye="cloth"
      id="check"
      repeat={[28, 28]}
    >
      <path d="M0 7h28M7 0v28" opacity={0.6} stroke={paint('dye-lake')} strokeWidth={14} />
    </Cloth>
  );
}

function Sleeve({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth={48}>
      <path d={d} stroke={paint('cloth')} />
      <path d={d} stroke="url(#check)" />
      <path d={d} opacity={0.12} stroke={paint('dye-ink')} />
    </g>
  );
}

function Scarf() {
  return (
    <>
      <path
        d="M-48-8C-48-78 40-80 41-20C41-6 41 14 38 28C36 44 44 56 58 76C70 94 62 108 42 112C12 120-36 120-62 112C-82 104-78 84-64 62C-52 42-48 20-48-8ZM-14-34C0-41 27-42 33-20C33-12 30-10 31-3C35 6 34 12 31 20C28 35 20 49 9 49C-6 48-18 34-23 18C-29 0-28-26-14-34Z"
        fill={paint('dye-sun')}
        fillRule="evenodd"
      />
      <path
        d="M-30-46C-48 0-34 48 30 60M-52 40C-40 66 0 80 44 78"
        fill="none"
        opacity={0.6}
        stroke={paint('dye-bark')}
        strokeWidth={3}
      />
      <path
        d="M58 98C20 112-40 112-68 98"
        fill="none"
        stroke={paint('cloth')}
        strokeDasharray="7 6"
        strokeWidth={5}
      />
    </>
  );
}
