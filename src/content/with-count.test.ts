import { expect, test } from 'vitest';
import { withCount } from './with-count.ts';

test.each([
  ['{count} ways to help', 4, 'Four ways to help'],
  ['We ask the same {count} questions.', 3, 'We ask the same three questions.'],
  ['{count} of our projects', 13, '13 of our projects'],
  ['Ways to help', 4, 'Ways to help'],
])('%s, counting %i: %s', (text, count, result) => {
  expect(withCount(text, Array.from({ length: count }))).toBe(result);
});
