import { Coil } from './coil.tsx';
import { paint } from './colour.ts';
import type { Pattern } from './pattern.ts';
import { areaPatterns, sunrisePattern } from './patterns.ts';
import { tidy } from './tidy.ts';
import { UnfinishedCoil } from './unfinished-coil.tsx';

const { srhr, climate, gender, youth } = areaPatterns;

/** Where a great coil may lie: always off the right edge, and equally far from the words. */
const places = [
  { x: 1080, y: 275, radius: 370 },
  { x: 1110, y: 170, radius: 400 },
  { x: 1120, y: 400, radius: 410 },
] as const;

interface GreatCoilProps {
  pattern: Pattern;
  /** Any whole number; neighbours lie at different heights. */
  place?: number;
}

export function GreatCoil({ pattern, place = 0 }: GreatCoilProps) {
  const at = places[place % places.length] ?? places[0];
  return <StitchedCoil pattern={pattern} stitches={132} {...at} />;
}

export function FourAreas() {
  return (
    <>
      <StitchedCoil pattern={srhr} radius={148} stitches={60} x={840} y={126} />
      <StitchedCoil pattern={climate} radius={148} stitches={60} x={1146} y={126} />
      <StitchedCoil pattern={gender} radius={148} stitches={60} x={840} y={432} />
      <StitchedCoil pattern={youth} radius={148} stitches={60} x={1146} y={432} />
    </>
  );
}

/** The sun comes up between hills. */
export function Daybreak() {
  return (
    <>
      <StitchedCoil pattern={sunrisePattern} radius={254} stitches={132} x={780} y={572} />
      <StitchedCoil pattern={climate} radius={230} stitches={96} x={180} y={700} />
      <StitchedCoil pattern={youth} radius={200} stitches={96} x={1130} y={690} />
    </>
  );
}

export function Unfinished() {
  return (
    <g transform="translate(1020 285) scale(3.4)">
      <UnfinishedCoil />
    </g>
  );
}

interface StitchedCoilProps {
  pattern: Pattern;
  x: number;
  y: number;
  radius: number;
  stitches: number;
}

/** The library that makes PNG files of drawings draws a coil's own stitches unevenly; as plain lines they are even. */
function StitchedCoil({ pattern, x, y, radius, stitches }: StitchedCoilProps) {
  const lines = Array.from({ length: stitches }, (_, index) => {
    const angle = ((index + 0.5) / stitches) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return `M${tidy(cos * 0.2)} ${tidy(sin * 0.2)}L${tidy(cos)} ${tidy(sin)}`;
  });
  return (
    <>
      <Coil pattern={pattern} radius={radius} x={x} y={y} />
      <path
        d={lines.join('')}
        opacity={0.14}
        stroke={paint('dye-ink')}
        strokeWidth={2}
        transform={`translate(${x} ${y})`}
      />
    </>
  );
}
