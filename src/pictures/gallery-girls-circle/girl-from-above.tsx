import { type Colour, paint } from '../../drawing/colour.ts';
import { Hand, Limb } from '../../drawing/people/limbs.tsx';
import { type Hairdo, HairFromAbove } from './hair-from-above.tsx';

export interface GirlProps {
  /** The middle of the circle, how far she sits from it, and where, in degrees from the top. */
  middle: { x: number; y: number };
  distance: number;
  at: number;
  skin: Colour;
  hair: Hairdo;
  accent?: Colour;
  garment: Colour;
  skirt: Colour;
  trim: Colour;
  arms: keyof typeof ways;
  /** How far her head is turned from the middle, in degrees. */
  look: number;
}

/** A girl who sits cross-legged, seen from above; in her own units she looks up, towards the middle. */
export function GirlFromAbove({
  middle,
  distance,
  at,
  skin,
  hair,
  accent = 'dye-sun',
  garment,
  skirt,
  trim,
  arms,
  look,
}: GirlProps) {
  return (
    <g
      transform={`translate(${middle.x} ${middle.y}) rotate(${at}) translate(0 ${-distance}) rotate(180) scale(1.36)`}
    >
      <path
        d="M-84 20C-118-20-112-72-72-92C-44-106-22-90 0-90C22-90 44-106 72-92C112-72 118-20 84 20Z"
        fill={paint(skirt)}
      />
      <g fill="none" stroke={paint(trim)} strokeWidth={6}>
        <path d="M-96-58C-74-92-30-72 0-72C30-72 74-92 96-58" strokeDasharray="7 7" />
        <path d="M-98-36C-70-70-30-52 0-52C30-52 70-70 98-36" strokeDasharray="14 7" />
      </g>
      <path d="M-88 30C-90-40 88-40 88 30Z" fill={paint('dye-ink')} opacity={0.2} />
      {ways[arms].map(([arm, sleeve, hand]) => (
        <g key={arm}>
          <Limb colour={skin} d={arm} width={21} />
          <Hand {...hand} size={34} skin={skin} />
          <g fill="none" strokeWidth={34}>
            <path d={sleeve} stroke={paint(garment)} />
            {/* Its hem. */}
            <path d={sleeve} pathLength={8} stroke={paint(trim)} strokeDasharray="0 7 1 0" />
          </g>
        </g>
      ))}
      <path
        d="M-86 26C-92-8-52-26 0-26C52-26 92-8 86 26C80 54 44 62 0 62C-44 62-80 54-86 26Z"
        fill={paint(garment)}
      />
      <path
        d="M-60 42Q0 60 60 42"
        fill="none"
        stroke={paint(trim)}
        strokeDasharray="7 7"
        strokeWidth={6}
      />
      <g transform={`rotate(${look})`}>
        <path
          d="M-38-10C-38-44-22-54-8-56C-6-64-4-67 0-67C4-67 6-64 8-56C22-54 38-44 38-10Z"
          fill={paint(skin)}
        />
        <HairFromAbove accent={accent} hair={hair} skin={skin} />
      </g>
    </g>
  );
}

/** What arms can do: for each, the arm, the sleeve over it and the hand at its end. */
const ways = {
  lap: [
    ['M-70 16Q-84-40-30-62', 'M-68 22Q-78-4-72-24', { x: -30, y: -62, turn: -20, mirrored: true }],
    ['M70 16Q84-40 30-62', 'M68 22Q78-4 72-24', { x: 30, y: -62, turn: 200, mirrored: false }],
  ],
  open: [
    [
      'M-70 16Q-96-50-66-104',
      'M-68 22Q-80-4-82-26',
      { x: -66, y: -104, turn: -58, mirrored: false },
    ],
    ['M70 16Q84-40 30-62', 'M68 22Q78-4 72-24', { x: 30, y: -62, turn: 200, mirrored: false }],
  ],
  reach: [
    [
      'M-70 16Q-86-56-34-118',
      'M-68 22Q-78-4-76-26',
      { x: -34, y: -118, turn: -56, mirrored: true },
    ],
    ['M70 16Q84-40 30-62', 'M68 22Q78-4 72-24', { x: 30, y: -62, turn: 200, mirrored: false }],
  ],
  beads: [
    [
      'M-70 16Q-84-50-32-100',
      'M-68 22Q-78-4-76-26',
      { x: -32, y: -100, turn: -50, mirrored: true },
    ],
    ['M70 16Q84-50 32-100', 'M68 22Q78-4 76-26', { x: 32, y: -100, turn: 230, mirrored: false }],
  ],
} as const;
