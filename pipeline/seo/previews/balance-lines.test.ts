import { expect, test } from 'vitest';
import { balanceLines } from './balance-lines.ts';

const letters = (text: string) => text.length;

test('lines become as even as the words allow', () => {
  expect(balanceLines('our health our rights and a climate', 2, letters)).toEqual([
    'our health our',
    'rights and a climate',
  ]);
  expect(balanceLines('aaaa bb cc dddd', 2, letters)).toEqual(['aaaa bb', 'cc dddd']);
});

test.each([1, 2, 3, 4, 5, 9])('no word is lost or moved on %i lines', (count) => {
  const title = 'What three seasons of rain taught the women of Nakawa';
  const lines = balanceLines(title, count, letters);
  expect(lines).toHaveLength(count);
  expect(lines.join(' ')).toBe(title);
});

test('there are never more lines than words', () => {
  expect(balanceLines('Jobs', 3, letters)).toEqual(['Jobs']);
  expect(balanceLines(' ', 3, letters)).toEqual([]);
});

test('words that belong together stay on one line', () => {
  expect(balanceLines('aaaa bb\u00a0cc', 2, letters)).toEqual(['aaaa', 'bb\u00a0cc']);
});
