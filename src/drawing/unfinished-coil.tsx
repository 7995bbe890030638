import { Coil, round } from './coil.tsx';
import { paint } from './colour.ts';
import { areaPatterns } from './patterns.ts';

/** The radius of the finished part. */
const inner = 46;

/** The finished share of each further ring, from the inside outwards. */
const begun = [1, 0.92, 0.8, 0.55, 0.3];

const ringWidth = (92 - inner) / begun.length;

/** A coil with unfinished rings and loose fibres. Fits 200 by 200. */
export function UnfinishedCoil() {
  return (
    <>
      <Coil pattern={areaPatterns.srhr} radius={inner} stitches={48} />
      <g fill="none" transform="rotate(-90)">
        {begun.map((share, index) => {
          const radius = inner + ringWidth * (index + 0.5);
          return <BegunRing key={radius} radius={radius} share={share} />;
        })}
      </g>
    </>
  );
}

function BegunRing({ radius, share }: { radius: number; share: number }) {
  const ring = { r: round(radius), strokeWidth: round(ringWidth * 0.92) };
  const end = share * 2 * Math.PI;
  const [cos, sin] = [Math.cos(end), Math.sin(end)];
  // A loose end, which curls away from the coil.
  const loose =
    `M${round(radius * cos)} ${round(radius * sin)}q${round(-sin * 14)} ${round(cos * 14)} ` +
    `${round(cos * 12 - sin * 20)} ${round(sin * 12 + cos * 20)}`;
  return (
    <>
      <circle {...ring} pathLength={1} stroke={paint('fibre')} strokeDasharray={`${share} 1`} />
      <circle
        {...ring}
        pathLength={60}
        stroke={paint('dye-bark')}
        strokeDasharray={stitchesUpTo(share)}
      />
      {share < 1 && (
        <g stroke={paint('shadow')} strokeLinecap="round" strokeWidth={1.6}>
          <path d={loose} />
          <path d={loose} transform="rotate(4)" />
        </g>
      )}
    </>
  );
}

/** Dashes up to the end of the ring: one unit on and two off, of sixty. */
function stitchesUpTo(share: number): string {
  const count = Math.floor((share * 60) / 3);
  return `${'1 2 '.repeat(count - 1)}1 60`;
}
