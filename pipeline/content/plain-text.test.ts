import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { readFile } from './read-file.ts';

test.each([
  [
    'a number out of a list of contacts',
    '\u202a+256\u00a0700 000\u00a0001\u202c',
    '+256 700 000 001',
  ],
  ['an address out of a chat', '\u2066hello@e-yess.example\u2069', 'hello@e-yess.example'],
  ['a name out of a PDF', 'Zoe\u0301 N\u0303o\u0302', 'Zoé Ñô'],
  ['a line out of a word processor', 'one\u000btwo \u2764\ufe0f', 'one two \u2764\ufe0f'],
  ['lines of Windows', '\ufeffone\r\ntwo\r\n', 'one\ntwo'],
  ['a word out of a book', '\ufb01ve o\ufb03cers, young\u00adsters', 'five officers, youngsters'],
  ['a line out of a table', ' day\u2011to\u2011day\twork\u00a0', 'day-to-day work'],
])('%s is normalised', (_, copied, meant) => {
  expect(plainText(copied)).toBe(meant);
});

test('no-break spaces stay', () => {
  const meant = 'Dr.\u00a0Nakato, 1\u202f200 youngsters, +40\u00a0girls';
  expect(plainText(meant)).toBe(meant);
});

test('a file is normalised when it is read', () => {
  const path = 'partners.yaml';
  const { data } = readFile(path, '\ufeffintro:\r\n  title: "\u200eAme\u0301lie\u200e "\r\n');
  expect(data).toEqual({ intro: { title: 'Amélie' } });
});
