/** Dates and deadlines. The first script updates what depends on a deadline to the day of the visit (src/browser/deadlines.ts). */
import type { IsoDate } from '../content/basic-types.ts';
import { formatDate, renderDay } from '../lib/dates.ts';

export function LongDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

/** Attributes of an element that is visible until the deadline is over. */
export function visibleUntil(deadline: IsoDate) {
  return { 'data-until': deadline, hidden: renderDay() > deadline };
}

/** Attributes of an element that is visible from then on. */
export function visibleAfter(deadline: IsoDate) {
  return { 'data-after': deadline, hidden: renderDay() <= deadline };
}

/** The words before a deadline, while applications are open and after. */
export const deadlineLabels = { open: 'Apply by', over: 'Applications closed on' };

export function Deadline({ deadline }: { deadline: IsoDate }) {
  return (
    <>
      <span {...visibleUntil(deadline)}>
        {deadlineLabels.open} <LongDate date={deadline} />
      </span>
      <span {...visibleAfter(deadline)}>
        {deadlineLabels.over} <LongDate date={deadline} />
      </span>
    </>
  );
}

export function ClosedTag({ deadline }: { deadline: IsoDate }) {
  return (
    <span
      {...visibleAfter(deadline)}
      className="rounded-control bg-plum px-3 py-1 text-small font-semibold text-on-fill"
    >
      Closed
    </span>
  );
}
