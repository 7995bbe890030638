import type { FocusAreaId } from '../content/types.ts';
import { areaPatterns } from '../drawing/patterns.ts';
import { WovenCoil } from './woven-coil.tsx';

interface AreaCoilProps {
  area: FocusAreaId;
  stitches?: number;
  className: string;
}

/** The coil that stands for a focus area, beside its name. */
export function AreaCoil({ area, ...rest }: AreaCoilProps) {
  return <WovenCoil pattern={areaPatterns[area]} {...rest} />;
}
