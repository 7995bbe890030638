import { beforeAll, expect, test } from 'vitest';
import { deviceLetters } from '../../fonts/font-characters.ts';
import { loadDisplayTypeface, loadTextTypeface, type Typeface } from './text-outline.ts';

let display: Typeface;
let text: Typeface;

beforeAll(async () => {
  [display, text] = await Promise.all([loadDisplayTypeface(), loadTextTypeface()]);
});

test('more words are wider', () => {
  expect(display.widthOf('Youth voices')).toBeGreaterThan(display.widthOf('Youth'));
  expect(display.widthOf('')).toBe(0);
});

test('letters that lean into each other are set closer', () => {
  const { widthOf } = text;
  // Between straight letters the two leave no room to each other.
  const apart = widthOf('HAH') + widthOf('HVH') - widthOf('HH');
  expect(widthOf('HAVH')).toBeLessThan(apart - 0.02);
});

test('the ink starts at the margin, whatever the letter', () => {
  for (const letter of ['J', 'U', 'W', 'o']) {
    const [left] = horizontalEnds(display.pathOf(letter));
    expect(left, letter).toBeCloseTo(0, 2);
  }
});

test('the outline is as wide as the text is said to be', () => {
  const [, right] = horizontalEnds(display.pathOf('Equality'));
  const width = display.widthOf('Equality');
  expect(right).toBeGreaterThan(width * 0.97);
  expect(right).toBeLessThanOrEqual(width);
});

test('letters stand on the line, their tails below it', () => {
  expect(Math.max(...verticals(display.pathOf('H')))).toBeCloseTo(0, 2);
  expect(Math.max(...verticals(display.pathOf('p')))).toBeGreaterThan(0.15);
});

test('letters for names, and signs that one font lacks, come from the next font', () => {
  for (const character of `${deviceLetters}œ÷`) {
    expect(display.pathOf(character), character).not.toBe('');
    expect(text.pathOf(character), character).not.toBe('');
  }
  expect(display.pathOf('ŋ')).not.toBe(text.pathOf('ŋ'));
});

test('an accent of its own is written as one letter with it', () => {
  expect(display.pathOf('e\u0301')).toBe(display.pathOf('é'));
});

test('hints where a word may break leave no trace', () => {
  expect(display.pathOf('young\u00ad\u200bsters')).toBe(display.pathOf('youngsters'));
});

test('what no font can write is named', () => {
  expect(() => display.widthOf('Welcome 欢')).toThrow('None of our fonts can write “欢”.');
});

function horizontalEnds(path: string): [left: number, right: number] {
  const places = numbersOf(path).filter((_, index) => index % 2 === 0);
  return [Math.min(...places), Math.max(...places)];
}

function verticals(path: string): number[] {
  return numbersOf(path).filter((_, index) => index % 2 === 1);
}

function numbersOf(path: string): number[] {
  return (path.match(/-?[\d.]+/g) ?? []).map(Number);
}
