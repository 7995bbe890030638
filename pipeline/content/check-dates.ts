import type { Check } from './check.ts';
import { problem } from './problem.ts';
import { isRecord } from './walk.ts';

export const realDates: Check = (places) =>
  places
    .filter(({ path, value }) => isDateField(path.at(-1)) && !isRealDate(value))
    .map((place) =>
      problem(
        place,
        `is "${place.value}", which is not a day`,
        'Write it as year-month-day, such as 2025-10-01',
      ),
    );

export const deadlineNotBeforePosting: Check = (places) =>
  places.flatMap((place) => {
    const { date, deadline } = isRecord(place.value) ? place.value : {};
    if (!isRealDate(date) || !isRealDate(deadline) || deadline >= date) return [];
    return problem(
      place,
      `has the deadline ${deadline}, before it is posted on ${date}`,
      'Correct one of the two dates',
    );
  });

function isDateField(name: unknown): boolean {
  return name === 'date' || name === 'deadline';
}

function isRealDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}
