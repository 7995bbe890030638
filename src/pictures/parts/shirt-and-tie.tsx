import { type Colour, paint } from '../../drawing/colour.ts';

/** What a jacket leaves open, in the units of a bust that looks left. */
export function ShirtAndTie({ tie }: { tie: Colour }) {
  return (
    <>
      <path d="M-22-2L-6 86L24-2Q0 12-22-2Z" fill={paint('cloth')} />
      <path d="M-6 8L4 14L2 60L-6 84L-12 60Z" fill={paint(tie)} />
    </>
  );
}
