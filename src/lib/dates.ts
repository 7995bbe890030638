import type { IsoDate } from '../content/basic-types.ts';

/** Not from `Intl.DateTimeFormat`, which takes a slow phone a tenth of a second to start. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2025-10-01` as "October 1, 2025", the same in every time zone. */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`;
}

/** Kampala is UTC+3 all year round. */
const utcOffset = 3 * 60 * 60 * 1000;

/** The day in Kampala at a moment, whatever time zone the visitor's phone is in. */
export function kampalaDay(moment: number = Date.now()): IsoDate {
  return new Date(moment + utcOffset).toISOString().slice(0, 10) as IsoDate;
}

/** The day for which pages are rendered: that of the build, or today in the editor. */
export function renderDay(): IsoDate {
  return import.meta.env.BUILD_DAY ?? kampalaDay();
}
