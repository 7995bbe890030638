import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** A font whose letters are all as wide as half its size, and whose outlines are the words themselves. */
const typeface = { widthOf: (text: string) => text.length / 2, pathOf: (text: string) => text };
const room = { width: 600, height: 350, largest: 200, lineHeight: 0.9, leading: 1 };

test('a short title is as large as it may be, on one line', () => {
  expect(fitTitle('Jobs', room, typeface)).toEqual({ size: 200, lines: ['Jobs'] });
});

test('a long word is as large as the room is wide', () => {
  expect(fitTitle('Announcements', room, typeface).size).toBe(Math.floor(600 / 6.5));
});

test.each([
  'Youth-led change in Uganda',
  'Our first hundred days with ninety girls in Ntinda & Jinja',
  'Everything that girls in Kampala, Ntinda and Jinja told us about health, rights and a kinder climate',
])('%s fills the room, whole, and does not leave it', (title) => {
  const { size, lines } = fitTitle(title, room, typeface);
  const width = Math.max(...lines.map(typeface.widthOf)) * size;
  const height = (room.lineHeight + (lines.length - 1) * room.leading) * size;
  expect(lines.join(' ')).toBe(title);
  expect(width).toBeLessThanOrEqual(room.width);
  expect(height).toBeLessThanOrEqual(room.height);
  expect(Math.max(width / room.width, height / room.height)).toBeGreaterThan(0.95);
});
