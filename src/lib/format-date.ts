import type { IsoDate } from '../content/types.ts';

/** Written out, because the browser's own date formatter takes a slow phone a tenth of a second to start. */
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
