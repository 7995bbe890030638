import { expect, test } from 'vitest';
import { initials, withCount } from './text.ts';

test.each([
  ['  Joan  Mary Nabirye ', 'JN'],
  ['Mirembe', 'M'],
  ['ŋoma élodie', 'ŊÉ'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['{count} ways to help', 4, 'Four ways to help'],
  ['We ask the same {count} questions.', 3, 'We ask the same three questions.'],
  ['{count} of our projects', 13, '13 of our projects'],
  ['Ways to help', 4, 'Ways to help'],
])('%s, counting %i: %s', (text, count, result) => {
  expect(withCount(text, Array.from({ length: count }))).toBe(result);
});
