import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['  Joan  Mary Nabirye ', 'JN'],
  ['Mirembe', 'M'],
  ['ŋoma élodie', 'ŊÉ'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
