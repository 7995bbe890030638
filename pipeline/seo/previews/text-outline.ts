import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { subsetFont } from '../../fonts/subset-font.ts';

/** Sets text as shapes, so that a picture of it needs no font. Lengths are parts of the font size. */
export interface Typeface {
  /** From the ink of the first letter to the end of the last. */
  widthOf: (text: string) => number;
  /** The data of an SVG path for a font size of 1: its ink starts at 0, its letters stand on 0. */
  pathOf: (text: string) => string;
}

interface Glyph {
  font: Font;
  id: number;
  /** Where it stands on the line. */
  x: number;
  y: number;
}

/** Fonts are drawn on a grid this fine. */
const em = 1000;

const require = createRequire(import.meta.url);

const figtree = ['figtree/files/figtree-latin', 'figtree/files/figtree-latin-ext'];
const bricolageGrotesque = [
  'bricolage-grotesque/files/bricolage-grotesque-latin',
  'bricolage-grotesque/files/bricolage-grotesque-latin-ext',
];

/** Bricolage Grotesque, bold and tight; signs that it lacks are set in Figtree, as they are on pages. */
export function loadDisplayTypeface(): Promise<Typeface> {
  return loadTypeface([...bricolageGrotesque, ...figtree], 700, -0.02);
}

/** Figtree, as strong as it gets on pages; letters that it lacks are set in Bricolage Grotesque. */
export function loadTextTypeface(): Promise<Typeface> {
  return loadTypeface([...figtree, ...bricolageGrotesque], 650, 0);
}

/** What the first file lacks, such as Luganda's ŋ, is looked for in the next. */
async function loadTypeface(files: string[], weight: number, tracking: number): Promise<Typeface> {
  const fonts = await Promise.all(files.map((file) => loadFont(file, weight)));
  return {
    widthOf: (text) => setLine(text, fonts, tracking).width / em,
    pathOf: (text) => setLine(text, fonts, tracking).glyphs.map(pathOf).join(''),
  };
}

async function loadFont(file: string, weight: number): Promise<Font> {
  const woff2 = await readFile(require.resolve(`@fontsource-variable/${file}-wght-normal.woff2`));
  const sfnt = await subsetFont(woff2, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    noHinting: true,
  });
  const font = new Font(new Face(new Blob(sfnt)));
  // In pictures y grows downwards.
  font.setScale(em, -em);
  return font;
}

function setLine(text: string, fonts: Font[], tracking: number) {
  const glyphs: Glyph[] = [];
  let end = 0;
  for (const run of runsOf(shapely(text), fonts)) {
    for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(run)) {
      // What a letter leaves free on its left would set a large line in from a small one above it.
      if (glyphs.length === 0) end -= run.font.glyphExtents(id)?.xBearing ?? 0;
      glyphs.push({ font: run.font, id, x: end + xOffset, y: yOffset });
      end += xAdvance + tracking * em;
    }
  }
  return { glyphs, width: glyphs.length === 0 ? 0 : end - tracking * em };
}

function pathOf({ font, id, x, y }: Glyph): string {
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const places = values.map((value, index) => (value + (index % 2 ? y : x)) / em);
      return type + places.map((place) => place.toFixed(3)).join(' ');
    })
    .join('');
}

/** Hints where a word may break have no shape, and narrow spaces are no narrower here than others. */
function shapely(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b]/g, '')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0');
}

interface Run {
  text: string;
  font: Font;
}

/** Neighbours from one font are shaped together, so that they are kerned. */
function runsOf(text: string, fonts: Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fonts.find((candidate) => has(candidate, character));
    if (!font) throw new Error(`None of our fonts can write “${character}”.`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function has(font: Font, character: string): boolean {
  return font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
}

function shaped({ text, font }: Run) {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
