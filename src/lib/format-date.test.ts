import { afterEach, expect, test, vi } from 'vitest';
import { formatDate } from './format-date.ts';

afterEach(() => vi.unstubAllEnvs());

test('a date is written with a long month, the day and the year', () => {
  expect(formatDate('2025-09-29')).toBe('September 29, 2025');
  expect(formatDate('2025-10-01')).toBe('October 1, 2025');
});

test.each(['Pacific/Kiritimati', 'Africa/Kampala', 'America/Los_Angeles'])(
  'a date is the same day for a visitor in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2025-10-15')).toBe('October 15, 2025');
  },
);
