/** What depends on a last day to apply. The first script chooses by the day of the visit (src/browser/dates.ts). */
import { deadlineLabels } from '../content/labels.ts';
import type { IsoDate } from '../content/types.ts';
import { renderDay } from '../lib/kampala-day.ts';
import { LongDate } from './long-date.tsx';

/** For an element that shows until the last day is over. */
export function untilDeadline(deadline: IsoDate) {
  return { 'data-until': deadline, hidden: renderDay() > deadline };
}

/** For an element that shows from then on. */
export function afterDeadline(deadline: IsoDate) {
  return { 'data-after': deadline, hidden: renderDay() <= deadline };
}

/** Until when one can apply or, once it is too late, since when not. */
export function Deadline({ deadline }: { deadline: IsoDate }) {
  return (
    <>
      <span {...untilDeadline(deadline)}>
        {deadlineLabels.applyBy} <LongDate date={deadline} />
      </span>
      <span {...afterDeadline(deadline)}>
        {deadlineLabels.closedOn} <LongDate date={deadline} />
      </span>
    </>
  );
}

/** Before the title of what is closed. */
export function ClosedTag({ deadline }: { deadline: IsoDate }) {
  return (
    <span
      {...afterDeadline(deadline)}
      className="rounded-control bg-plum px-3 py-1 text-small font-semibold text-on-fill"
    >
      {deadlineLabels.closed}
    </span>
  );
}
