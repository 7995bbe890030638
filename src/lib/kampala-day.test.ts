import { expect, test } from 'vitest';
import { kampalaDay } from './kampala-day.ts';

test.each([
  ['2025-10-15T00:00:00Z', '2025-10-15'],
  ['2025-10-15T20:59:59Z', '2025-10-15'],
  ['2025-10-15T21:00:00Z', '2025-10-16'],
  ['2025-12-31T21:00:00Z', '2026-01-01'],
])('at %s it is %s in Kampala', (moment, day) => {
  expect(kampalaDay(Date.parse(moment))).toBe(day);
});
