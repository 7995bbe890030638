import { type Colour, paint } from '../colour.ts';
import { tidy } from '../tidy.ts';

interface LimbProps {
  /** The way it takes, from the body outwards. */
  d: string;
  colour: Colour;
  width: number;
}

/** An arm, a leg, a sleeve: one thick rounded line. */
export function Limb({ d, colour, width }: LimbProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={paint(colour)}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={width}
    />
  );
}

interface HandProps {
  /** The wrist. */
  x: number;
  y: number;
  /** From wrist to fingertips. */
  size: number;
  skin: Colour;
  /** Where the fingers point: 0 is right, 90 is down. */
  turn?: number;
  /** The thumb lies on the other side. */
  mirrored?: boolean;
}

/** A calm, closed hand with its thumb apart. */
export function Hand({ x, y, size, skin, turn = 0, mirrored = false }: HandProps) {
  const scale = tidy(size / 40);
  return (
    <path
      d="M-2-9C8-12 24-12 34-7C41-3 39 6 31 8C20 11 8 10-2 9ZM6-7C10-17 20-23 24-18C25-13 19-8 16-5Z"
      fill={paint(skin)}
      transform={`translate(${tidy(x)} ${tidy(y)}) rotate(${turn}) scale(${scale} ${mirrored ? -scale : scale})`}
    />
  );
}
