/** One ring holds so many segments; more than that go round again. */
const mostInOneRing = 100;

interface CountRingProps {
  count: number;
  className: string;
}

/** A broken ring with one segment for each thing counted: five for 5, a thousand for 1000. */
export function CountRing({ count, className }: CountRingProps) {
  const rings = Math.ceil(count / mostInOneRing);
  const width = 12 / rings;
  return (
    <svg
      aria-hidden="true"
      className={`fill-none stroke-current ${className}`}
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
  );
}
