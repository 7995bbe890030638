import type { IsoDate } from '../content/types.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-10-01` as "October 1, 2025", the same in every time zone. */
export function formatDate(date: IsoDate): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
