import type { ReactNode } from 'react';

/** More segments than this go into further rings. */
const mostInOneRing = 100;

interface CountRingProps {
  count: number;
  /** Its width and colour. */
  className: string;
  /** In the middle. */
  children: ReactNode;
}

/** A ring with one segment for each thing counted: five for 5, a thousand for 1000. */
export function CountRing({ count, className, children }: CountRingProps) {
  const rings = Math.ceil(count / mostInOneRing);
  const width = 12 / rings;
  return (
    <div className={`relative flex aspect-square items-center justify-center ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 fill-none stroke-current"
        strokeDasharray="0.7 0.3"
        strokeWidth={width * (rings > 1 ? 0.7 : 1)}
        viewBox="-50 -50 100 100"
      >
        {Array.from({ length: rings }, (_, ring) => {
          const r = 50 - width * (ring + 0.5);
          return (
            <circle
              key={r}
              pathLength={Math.min(count, mostInOneRing)}
              r={r}
              transform="rotate(-90)"
            />
          );
        })}
      </svg>
      {children}
    </div>
  );
}
