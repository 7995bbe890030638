import { Coil } from '../drawing/coil.tsx';
import { paint } from '../drawing/colour.ts';
import type { Motif, Pattern, Zone } from '../drawing/pattern.ts';
import { Limb } from '../drawing/people/limbs.tsx';
import { Scene } from '../drawing/scene.tsx';
import { Nakku } from './story-nakku/nakku.tsx';

const morningSun: Pattern = [
  { rings: 5, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 30, duty: [0.4] }] },
  { rings: 3, base: 'dye-sun' },
  { rings: 1, base: 'dye-sun', motifs: [{ colour: 'dye-bark', count: 36, duty: [0.4] }] },
  { rings: 3, base: 'dye-sun', motifs: [{ colour: 'fibre', count: 36, duty: [0.15, 0.7] }] },
];

const street = (...motifs: Motif[]): Zone[] => [
  { rings: 1, base: 'dye-plum', motifs },
  { rings: 1, base: 'dye-plum' },
];

/** A hill of Kampala: streets of roofs, one above the other. */
const town: Pattern = [
  { rings: 6, base: 'dye-plum' },
  ...street(
    { colour: 'earth', count: 20, duty: [0.6] },
    { colour: 'cloth', count: 10, duty: [0.3] },
  ),
  ...street(
    { colour: 'haze', count: 24, duty: [0.5] },
    { colour: 'water', count: 8, duty: [0.18] },
  ),
  ...street(
    { colour: 'earth', count: 28, duty: [0.6] },
    { colour: 'dye-sun', count: 7, duty: [0.15] },
  ),
  ...street(
    { colour: 'cloth', count: 32, duty: [0.4] },
    { colour: 'earth', count: 16, duty: [0.3] },
  ),
];

/** Nakku on the school veranda in the morning, sewing a pad of printed cloth; behind her the hills of Kampala. */
export const picture = (
  <Scene height={840} width={720}>
    <rect fill={paint('sky')} height={840} width={720} />
    <Coil pattern={morningSun} radius={262} stitches={150} x={486} y={306} />
    <Coil pattern={town} radius={330} stitches={160} x={60} y={740} />
    <Coil pattern={town} radius={250} stitches={120} turn={7} x={690} y={760} />
    <Veranda />
    <Nakku />
    <Desk />
    <FinishedPads />
    <ExerciseBook />
    <Spool />
  </Scene>
);

/** The edge of the school's roof, and the post that carries it. */
function Veranda() {
  return (
    <>
      <path d="M64 40H94V520H64Z" fill={paint('haze')} />
      <path d="M64 520H94V700H64Z" fill={paint('earth')} />
      <rect fill={paint('earth')} height={44} width={720} />
      <path d="M0 22H720" stroke={paint('dye-bark')} strokeDasharray="12 12" strokeWidth={44} />
      <path d="M0 50H720" stroke={paint('dye-bark')} strokeWidth={12} />
    </>
  );
}

/** A pad of printed cloth, with its wings and a seam all round. */
/** The arm that draws the thread, with the needle between finger and thumb. */
function Desk() {
  return (
    <>
      <rect fill={paint('earth')} height={70} width={720} y={690} />
      <rect fill={paint('dye-bark')} height={80} width={720} y={760} />
      <path d="M0 800H720" stroke={paint('earth')} strokeDasharray="180 26" strokeWidth={12} />
    </>
  );
}

/** Pads that are ready, folded and piled up. */
function FinishedPads() {
  return (
    <>
      <Limb colour="dye-lake" d="M60 728H190" width={30} />
      <Limb colour="dye-sun" d="M70 698H180" width={30} />
      <Limb colour="dye-bark" d="M64 668H176" width={30} />
      <path
        d="M60 728H190M70 698H180M64 668H176"
        stroke={paint('cloth')}
        strokeDasharray="8 12"
        strokeWidth={6}
      />
    </>
  );
}

function ExerciseBook() {
  return (
    <>
      <path d="M330 756L352 704H540L562 756Z" fill={paint('cloth')} />
      <path d="M446 704V756" stroke={paint('shadow')} strokeWidth={3} />
      <path
        d="M366 718H430M361 730H430M356 742H430M462 718H526M462 730H531M462 742H536"
        stroke={paint('dye-lake')}
        strokeWidth={3}
      />
    </>
  );
}

function Spool() {
  return (
    <g transform="translate(606 646)">
      <rect fill={paint('dye-plum')} height={80} width={72} x={4} y={13} />
      <path
        d="M4 26H76M4 40H76M4 54H76M4 68H76M4 82H76"
        opacity={0.6}
        stroke={paint('cloth')}
        strokeWidth={3}
      />
      <path d="M-6 0H86V14H-6ZM-6 92H86V106H-6Z" fill={paint('fibre')} />
    </g>
  );
}
