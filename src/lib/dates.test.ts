import { expect, test } from 'vitest';
import type { IsoDate } from '../content/basic-types.ts';
import { formatDate, kampalaDay } from './dates.ts';

test('every day of a leap year is written as en-US writes it', () => {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + day));
    expect(formatDate(date.toISOString().slice(0, 10) as IsoDate)).toBe(longDate.format(date));
  }
});

test.each([
  ['2025-10-15T00:00:00Z', '2025-10-15'],
  ['2025-10-15T20:59:59Z', '2025-10-15'],
  ['2025-10-15T21:00:00Z', '2025-10-16'],
  ['2025-12-31T21:00:00Z', '2026-01-01'],
])('at %s it is %s in Kampala', (moment, day) => {
  expect(kampalaDay(Date.parse(moment))).toBe(day);
});
