import { type Colour, paint } from '../../drawing/colour.ts';
import { WovenCloth } from '../parts/woven-cloth.tsx';

/** Two people's hands, one from each side, round a ball in the middle. */
export function CuppedHands() {
  return (
    <>
      <Fingers />
      <LeftHand />
      <RightHand />
    </>
  );
}

/** The fingers lie round the ball like the rings of a basket: now the left hand's on top, now the right hand's. */
function Fingers() {
  return (
    <g fill="none" strokeLinecap="round" transform="translate(460 322)">
      <Finger from={140} radius={236} skin="skin-2" to={96} />
      <Finger from={40} radius={236} skin="skin-4" to={101} />
      <Finger from={40} radius={202} skin="skin-4" to={86} />
      <Finger from={140} radius={202} skin="skin-2" to={71} />
      <Finger from={140} radius={168} skin="skin-2" to={92} />
      <Finger from={40} radius={168} skin="skin-4" to={111} />
      <Finger from={36} radius={134} skin="skin-4" to={88} />
      <Finger from={144} radius={134} skin="skin-2" to={70} />
    </g>
  );
}

interface FingerProps {
  radius: number;
  /** Degrees, clockwise from the right. */
  from: number;
  to: number;
  skin: Colour;
}

function Finger({ radius, from, to, skin }: FingerProps) {
  const d = arc(radius, from, to);
  const nail = from > to ? to + 3 : to - 3;
  return (
    <>
      <path d={d} opacity={0.55} stroke={paint('dye-ink')} strokeWidth={39} />
      <path d={d} stroke={paint(skin)} strokeWidth={33} />
      <path d={arc(radius, nail, to)} opacity={0.5} stroke={paint('fibre')} strokeWidth={17} />
    </>
  );
}

function arc(radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 ${from > to ? 0 : 1} ${at(to)}`;
}

function LeftHand() {
  return (
    <>
      <WovenCloth d="M-20 446C60 444 120 434 180 412V526C120 544 40 580-20 604Z" dye="skin-2">
        {/* Bracelets. */}
        <g strokeWidth={13}>
          <path d="M118 420Q136 486 122 560" stroke={paint('dye-sun')} />
          <path d="M102 420Q120 489 106 566" stroke={paint('dye-lake')} />
          <path d="M86 420Q104 492 90 572" stroke={paint('cloth')} />
          <path
            d="M118 420Q136 486 122 560M86 420Q104 492 90 572"
            stroke={paint('dye-bark')}
            strokeDasharray="9 9"
          />
        </g>
      </WovenCloth>
      <Palm skin="skin-2" />
    </>
  );
}

function RightHand() {
  return (
    <>
      <path
        d="M980 440C880 440 800 434 740 412V526C800 544 900 580 980 606Z"
        fill={paint('skin-4')}
      />
      <g transform="matrix(-1 0 0 1 920 0)">
        <Palm skin="skin-4" />
      </g>
      <WovenCloth d="M838 412Q900 424 980 416V640H850Q824 520 838 412Z" dye="dye-plum">
        <g stroke={paint('dye-sun')} strokeWidth={10}>
          <path d="M848 410Q834 520 862 640" />
          <path d="M872 410Q858 520 886 640" strokeDasharray="14 10" />
          <path d="M918 410Q904 520 932 640" strokeDasharray="14 10" />
          <path d="M942 410Q928 520 956 640" />
        </g>
        <path
          d="M895 410Q881 520 909 640"
          stroke={paint('cloth')}
          strokeDasharray="8 16"
          strokeWidth={16}
        />
      </WovenCloth>
    </>
  );
}

/** The back of a hand from the wrist to where the fingers start, with its thumb up. */
function Palm({ skin }: { skin: Colour }) {
  return (
    <>
      <path
        d="M165 418C220 402 268 374 296 334C312 306 338 256 366 262C392 268 384 308 372 332C362 354 366 382 388 414L302 522C268 490 220 512 165 530Z"
        fill={paint(skin)}
      />
      <path
        d="M372 332C354 368 340 396 312 414"
        fill="none"
        opacity={0.4}
        stroke={paint('dye-ink')}
        strokeLinecap="round"
        strokeWidth={5}
      />
      <path
        d="M361 291L368 279"
        opacity={0.4}
        stroke={paint('fibre')}
        strokeLinecap="round"
        strokeWidth={16}
      />
    </>
  );
}
