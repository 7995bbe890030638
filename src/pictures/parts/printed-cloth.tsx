import type { ReactNode } from 'react';
import { type Colour, paint } from '../../drawing/colour.ts';

interface ClothProps {
  /** The outline of the garment. */
  d: string;
  dye: Colour;
  /** The name of the print, its own within a picture. */
  id: string;
  /** How wide and how high one repeat of the print is. */
  repeat: [number, number];
  turn?: number;
  /** One repeat of the print. */
  children: ReactNode;
}

/** A piece of printed cloth: a dyed shape with one motif repeated all over it. */
export function Cloth({ d, dye, id, repeat: [width, height], turn = 0, children }: ClothProps) {
  return (
    <>
      <pattern
        height={height}
        id={id}
        patternTransform={turn === 0 ? undefined : `rotate(${turn})`}
        patternUnits="userSpaceOnUse"
        width={width}
      >
        {children}
      </pattern>
      <path d={d} fill={paint(dye)} />
      <path d={d} fill={`url(#${id})`} />
    </>
  );
}

interface CutProps {
  d: string;
  dye: Colour;
  /** The name of the print it is cut from. */
  print: string;
}

/** Another piece of the same cloth, a sleeve for instance, a little in the shade so that it stands off. */
export function Cut({ d, dye, print }: CutProps) {
  return (
    <>
      <path d={d} fill={paint(dye)} />
      <path d={d} fill={`url(#${print})`} />
      <path d={d} fill={paint('dye-ink')} opacity={0.12} />
    </>
  );
}
