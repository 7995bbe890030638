import { Coil } from '../drawing/coil.tsx';
import type { Pattern } from '../drawing/pattern.ts';

interface WovenCoilProps {
  pattern: Pattern;
  /** How many stitches go round, a multiple of four; none for small coils. */
  stitches?: number;
  /** Its size and place on the page. */
  className: string;
}

/** A coil on the page. It adorns, and says nothing that the words beside it do not say. */
export function WovenCoil({ pattern, stitches, className }: WovenCoilProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 overflow-visible ${className}`}
      viewBox="-100 -100 200 200"
    >
      <Coil pattern={pattern} {...(stitches && { stitches })} />
    </svg>
  );
}
