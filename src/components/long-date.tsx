import type { IsoDate } from '../content/types.ts';
import { formatDate } from '../lib/format-date.ts';

/** A day as people read it, with the day as machines read it. */
export function LongDate({ date }: { date: IsoDate }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
