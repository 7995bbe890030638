import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=-2', { first: 8, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=5-99', { first: 5, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
])('%s of ten bytes', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s of ten bytes is beyond them', (header) => {
  expect(rangeOf(header, 10)).toBe('beyond');
});

test.each(['bytes=-', 'bytes=3-1', 'bytes=0-1,4-5', 'lines=0-3', 'bytes=a-b', 'bytes=1.5-3'])(
  '%s is not understood',
  (header) => {
    expect(rangeOf(header, 10)).toBeUndefined();
  },
);

test('an empty file has no parts', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('beyond');
  expect(rangeOf('bytes=-1', 0)).toBe('beyond');
});
