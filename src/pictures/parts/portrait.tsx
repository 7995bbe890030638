import type { ReactNode } from 'react';
import { Coil } from '../../drawing/coil.tsx';
import { type Colour, paint } from '../../drawing/colour.ts';
import type { Pattern } from '../../drawing/pattern.ts';
import { Scene } from '../../drawing/scene.tsx';

interface PortraitProps {
  ground: Colour;
  /** The basket behind the head. */
  halo: Pattern;
  turn?: number;
  children: ReactNode;
}

/** A medallion, shown as a circle. The sitter's units: 100 from chin to crown, 0 0 the middle of the head. */
export function Portrait({ ground, halo, turn = 0, children }: PortraitProps) {
  return (
    <Scene height={480} width={480}>
      <rect fill={paint(ground)} height={480} width={480} />
      <Coil pattern={halo} radius={206} stitches={132} turn={turn} x={240} y={214} />
      <g transform="translate(240 204) scale(1.78)">{children}</g>
    </Scene>
  );
}
