import { expect, test } from 'vitest';
import type { IsoDate } from '../content/types.ts';
import { formatDate } from './format-date.ts';

test('every day of a leap year is written as en-US writes it', () => {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + day));
    expect(formatDate(date.toISOString().slice(0, 10) as IsoDate)).toBe(longDate.format(date));
  }
});
