import { expect, test } from 'vitest';
import { buildDay } from './build-day.ts';

test('the day of a build is that of its moment in Kampala', () => {
  expect(buildDay('1760562000')).toBe('2025-10-16');
  expect(buildDay('1760561999')).toBe('2025-10-15');
  expect(buildDay('')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a moment that is none is refused in words', () => {
  expect(() => buildDay('tomorrow')).toThrow(
    'SOURCE_DATE_EPOCH is “tomorrow”, which is not a moment. Write it as seconds since 1970',
  );
});
