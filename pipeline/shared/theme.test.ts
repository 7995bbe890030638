import { describe, expect, test } from 'vitest';
import { contrast, mix } from '../../tests/contrast.ts';
import { loadTheme, type Palette, readTheme } from './theme.ts';

const theme = await loadTheme();
const schemes: [name: string, colours: Palette][] = [
  ['light', theme.light],
  ['dark', { ...theme.light, ...theme.dark }],
];

/** The colours of drawings. */
const isDye = /^(fibre|shadow|dye-|sky|haze|hill|meadow|water|earth|cloth|skin-|hair)/;

/** Colours of text by backbackground, as the stylesheet names them. */
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

/** Colours of borders, focus rings, icons and charts by backbackground. */
const controls: Record<string, string[]> = {
  paper: ['line', 'plum', 'leaf', 'bark', 'lake', 'danger'],
  raffia: ['line', 'plum', 'leaf', 'bark', 'lake'],
  card: ['line', 'plum', 'leaf', 'danger'],
  night: ['line-on-night', 'sun'],
  sun: ['night'],
};

const contrasts = [...pairs(text, 4.5), ...pairs(controls, 3)];

describe.each(schemes)('in the %s scheme', (_, colours) => {
  test.each(contrasts)('%s on %s has a contrast of at least %d', (colour, background, least) => {
    const found = contrast(colourIn(colours, colour), colourIn(colours, background));
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

test('every colour for text or controls is measured on some background', () => {
  const measured = new Set(contrasts.flat());
  const unmeasured = Object.keys(theme.light).filter(
    (name) => !measured.has(name) && !isDye.test(name) && name !== 'shade',
  );
  expect(unmeasured).toEqual([]);
});

test('the dark scheme changes only colours that there are', () => {
  expect(Object.keys(theme.dark).filter((name) => !theme.light[name])).toEqual([]);
});

test('a stylesheet without a theme throws a clear error', () => {
  expect(() => readTheme('body {}')).toThrow('has no block that begins with @theme');
});

function pairs(table: Record<string, string[]>, least: number): [string, string, number][] {
  return Object.entries(table).flatMap(([background, colours]) =>
    colours.map((colour): [string, string, number] => [colour, background, least]),
  );
}

function colourIn(colours: Palette, name: string): string {
  const value = colours[name];
  if (!value) throw new Error(`The theme has no colour named ${name}.`);
  return value;
}
