import { describe, expect, test } from 'vitest';
import { contrast, mix } from '../../tests/contrast.ts';
import { loadTheme, type Palette, readTheme } from './theme.ts';

const theme = await loadTheme();
const schemes: [name: string, colours: Palette][] = [
  ['light', theme.light],
  ['dark', { ...theme.light, ...theme.dark }],
];

/** What only drawings are coloured with. */
const isDye = /^(fibre|shadow|dye-|sky|haze|hill|meadow|water|earth|cloth|skin-|hair)/;

/** What stands on what: the names as the stylesheet gives them, grounds on the left. */
const text: Record<string, string[]> = {
  paper: ['ink', 'ink-soft', 'plum', 'leaf', 'bark', 'lake', 'danger'],
  raffia: ['ink', 'ink-soft', 'plum', 'leaf', 'bark', 'lake'],
  card: ['ink', 'ink-soft', 'plum', 'leaf', 'bark', 'lake', 'danger'],
  night: ['on-night', 'on-night-soft', 'sun'],
  sun: ['on-sun', 'night'],
  plum: ['on-fill'],
  leaf: ['on-fill'],
  lake: ['on-fill'],
  danger: ['on-fill'],
  // Initials in a medallion.
  'dye-plum': ['cloth'],
  'dye-leaf': ['cloth'],
  'dye-bark': ['cloth'],
  'dye-lake': ['cloth'],
};

/** Borders of controls, focus rings, signs and rings that carry meaning. */
const controls: Record<string, string[]> = {
  paper: ['line', 'plum', 'leaf', 'bark', 'lake', 'danger'],
  raffia: ['line', 'plum', 'leaf', 'bark', 'lake'],
  card: ['line', 'plum', 'leaf', 'danger'],
  night: ['line-on-night', 'sun'],
  sun: ['night'],
};

/** Which contrast each colour must have on which ground. */
const contrasts = [...pairs(text, 4.5), ...pairs(controls, 3)];

describe.each(schemes)('in the %s scheme', (_, colours) => {
  test.each(contrasts)('%s on %s has a contrast of at least %d', (colour, ground, least) => {
    const found = contrast(colourIn(colours, colour), colourIn(colours, ground));
    expect(found).toBeGreaterThanOrEqual(least);
  });

  test.each(['plum', 'leaf', 'bark', 'lake'])(
    'words and lines on a panel tinted in %s can be seen',
    (area) => {
      const panel = mix(colourIn(colours, area), 0.12, colourIn(colours, 'paper'));
      for (const [colour, least] of [
        [area, 4.5],
        ['ink', 4.5],
        ['line', 3],
      ] as const) {
        expect(contrast(colourIn(colours, colour), panel), colour).toBeGreaterThanOrEqual(least);
      }
    },
  );
});

test('every colour for text or controls is measured on some ground', () => {
  const measured = new Set(contrasts.flat());
  const unmeasured = Object.keys(theme.light).filter(
    (name) => !measured.has(name) && !isDye.test(name) && name !== 'shade',
  );
  expect(unmeasured).toEqual([]);
});

test('the dark scheme changes only colours that there are', () => {
  expect(Object.keys(theme.dark).filter((name) => !theme.light[name])).toEqual([]);
});

test('a stylesheet without a theme is refused in plain words', () => {
  expect(() => readTheme('body {}')).toThrow('has no block that begins with @theme');
});

function pairs(table: Record<string, string[]>, least: number): [string, string, number][] {
  return Object.entries(table).flatMap(([ground, colours]) =>
    colours.map((colour): [string, string, number] => [colour, ground, least]),
  );
}

function colourIn(colours: Palette, name: string): string {
  const value = colours[name];
  if (!value) throw new Error(`The theme has no colour named ${name}.`);
  return value;
}
