import type { FocusAreaId } from '../content/types.ts';

/** Each area's colour and the rhythm of its rings. */
const signs: Record<FocusAreaId, { colour: string; dashes: string }> = {
  srhr: { colour: 'text-plum', dashes: '7 3' },
  climate: { colour: 'text-leaf', dashes: '2 2' },
  gender: { colour: 'text-bark', dashes: '4 4' },
  youth: { colour: 'text-lake', dashes: '10 2' },
};

/** The small coil that stands for a focus area, beside its name. */
export function AreaSign({ area }: { area: FocusAreaId }) {
  const { colour, dashes } = signs[area];
  return (
    <svg
      aria-hidden="true"
      className={`size-7 shrink-0 fill-none stroke-current ${colour}`}
      strokeWidth="3"
      viewBox="0 0 32 32"
    >
      <circle cx="16" cy="16" r="14" strokeDasharray={dashes} />
      <circle cx="16" cy="16" r="9" />
      <circle cx="16" cy="16" r="4" strokeDasharray={dashes} />
    </svg>
  );
}
