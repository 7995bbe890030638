import { closedOn } from '../content/openings.ts';
import type { IsoDate } from '../content/types.ts';
import { renderDay } from '../lib/kampala-day.ts';
import { LongDate } from './long-date.tsx';

/** For an element that shows once a deadline is over: the first script chooses by the day of the visit (src/browser/dates.ts). */
export function afterDeadline(deadline: IsoDate) {
  return { 'data-deadline': deadline, hidden: renderDay() <= deadline };
}

/** Says, once the last day to apply is over, that it is too late. */
export function ClosedNote({ deadline }: { deadline: IsoDate | undefined }) {
  return (
    deadline && (
      <span {...afterDeadline(deadline)}>
        {closedOn} <LongDate date={deadline} />
      </span>
    )
  );
}
