import { type Colour, paint } from '../colour.ts';
import { tidy } from '../tidy.ts';
import { Hair, type HairStyle } from './hair.tsx';

type Facing = 'front' | 'back' | 'left' | 'right';

export interface HeadProps {
  /** Where the neck meets the shoulders. */
  x: number;
  y: number;
  /** From chin to crown. */
  size: number;
  skin: Colour;
  hair: HairStyle;
  /** The colour of a wrap, a scarf, beads or a band in the hair. */
  accent?: Colour;
  facing?: Facing;
  /** Leaning to the right by so many degrees; to the left where it is negative. */
  tilt?: number;
}

const faces = {
  front: 'M-36-14C-36-64 36-64 36-14C36 16 27 50 0 50C-27 50-36 16-36-14Z',
  // Drawn looking right: brow, nose, lips and chin are one line.
  side: 'M-38-12C-38-62 31-64 32-22C32-17 33-14 34-9L42 8C43 11 40 13 36 13C38 17 39 20 36 22C38 25 37 28 34 29C35 36 33 45 22 47C8 49-38 40-38-12Z',
};

/** A head on its neck: a plain shape without a drawn face. Origin of its own units: the middle of the head, 100 high. */
export function Head({ x, y, size, skin, hair, accent, facing = 'front', tilt = 0 }: HeadProps) {
  const scale = tidy(size / 100);
  const isSide = facing === 'left' || facing === 'right';
  const flip = facing === 'left' ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  const view = isSide ? 'side' : facing;
  const colour = accent ?? 'dye-sun';
  return (
    <g transform={`translate(${tidy(x)} ${tidy(y)}) ${flip} rotate(${tilt}) translate(0-74)`}>
      <Hair accent={colour} layer="behind" style={hair} view={view} />
      <path
        d={isSide ? 'M-24 20L-22 84H16L13 36Z' : 'M-17 28L-19 84H19L17 28Z'}
        fill={paint(skin)}
      />
      {facing !== 'back' && (
        // The shade that the chin throws on the neck.
        <path
          d={isSide ? 'M-20 40Q0 62 13 50L12 40Z' : 'M-17 42Q0 72 17 42Z'}
          fill={paint('dye-ink')}
          opacity={0.28}
        />
      )}
      {!isSide && <path d="M-33-4a7 11 0 1 0 1 22zM33-4a7 11 0 1 1-1 22z" fill={paint(skin)} />}
      <path d={isSide ? faces.side : faces.front} fill={paint(skin)} />
      {isSide && <path d="M-12 2a6 10 0 1 1 4 18" fill={paint('dye-ink')} opacity={0.22} />}
      {facing === 'front' && (
        // One side of the face lies in the shade.
        <path
          d="M36-14C36 16 27 50 0 50C24 36 27 0 25-38C32-32 36-24 36-14Z"
          fill={paint('dye-ink')}
          opacity={0.13}
        />
      )}
      <Hair accent={colour} layer="before" style={hair} view={view} />
    </g>
  );
}
