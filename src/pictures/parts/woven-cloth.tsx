import { type ReactNode, useId } from 'react';
import { type Colour, paint } from '../../drawing/colour.ts';
import { tidy } from '../../drawing/tidy.ts';

interface WovenClothProps {
  /** Its outline. */
  d: string;
  dye: Colour;
  /** What is woven or printed into it; nothing of it shows beyond the outline. */
  children?: ReactNode;
}

/** A piece of cloth, of wall or of roof: one plain shape that keeps its pattern inside. */
export function WovenCloth({ d, dye, children }: WovenClothProps) {
  const id = useId();
  return (
    <>
      <path d={d} fill={paint(dye)} />
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <g clipPath={`url(#${id})`} fill="none">
        {children}
      </g>
    </>
  );
}

interface RowsProps {
  x: number;
  y: number;
  width: number;
  colour: Colour;
  /** The rhythm of each row, as in `stroke-dasharray`. */
  rhythms: string[];
  step: number;
  thickness: number;
  /** How far the rows hang down in the middle; they rise where it is negative. */
  sag?: number;
}

/** Rows of dashes, one below the other. */
export function Rows({ x, y, width, colour, rhythms, step, thickness, sag = 0 }: RowsProps) {
  return (
    <g fill="none" stroke={paint(colour)} strokeWidth={thickness}>
      {rhythms.map((rhythm, row) => (
        <path
          d={`M${tidy(x)} ${tidy(y + row * step)}${sag ? `q${tidy(width / 2)} ${sag * 2} ${width} 0` : `h${width}`}`}
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
          key={row}
          strokeDasharray={rhythm}
        />
      ))}
    </g>
  );
}
