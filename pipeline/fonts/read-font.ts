import { subsetFont } from './subset-font.ts';

/** What a font file says about itself. */
interface FontFacts {
  characters: Set<string>;
  /** The lightest and the heaviest that it can be set in. */
  weights: { min: number; max: number };
  /** How far its letters reach above and below the line, as parts of the font size. */
  ascent: number;
  descent: number;
}

/** Reads a woff2 file; tests hold what the build makes against it. */
export async function readFont(woff2: Buffer): Promise<FontFacts> {
  const font = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const unitsPerEm = tableOf(font, 'head').readUInt16BE(18);
  const heights = tableOf(font, 'hhea');
  return {
    characters: charactersOf(tableOf(font, 'cmap')),
    weights: weightsOf(font),
    ascent: heights.readInt16BE(4) / unitsPerEm,
    descent: -heights.readInt16BE(6) / unitsPerEm,
  };
}

function tableOf(font: Buffer, tag: string): Buffer {
  const table = findTable(font, tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}

function findTable(font: Buffer, tag: string): Buffer | undefined {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const entry = entries.find((start) => font.toString('latin1', start, start + 4) === tag);
  if (entry === undefined) return undefined;
  const start = font.readUInt32BE(entry + 8);
  return font.subarray(start, start + font.readUInt32BE(entry + 12));
}

/** Reads the first axis of a variable font, which in ours is the weight, or the one weight of another. */
function weightsOf(font: Buffer): FontFacts['weights'] {
  const axes = findTable(font, 'fvar');
  if (!axes) {
    const weight = tableOf(font, 'OS/2').readUInt16BE(4);
    return { min: weight, max: weight };
  }
  const axis = axes.readUInt16BE(4);
  return { min: axes.readInt32BE(axis + 4) / 65536, max: axes.readInt32BE(axis + 12) / 65536 };
}

/** Reads the character map of format 4: ranges of characters, first all their ends, then all their starts. */
function charactersOf(cmap: Buffer): Set<string> {
  const count = cmap.readUInt16BE(2);
  const maps = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const map = maps.find((start) => cmap.readUInt16BE(start) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4.');
  const ends = map + 14;
  const twiceTheRanges = cmap.readUInt16BE(map + 6);
  const starts = ends + twiceTheRanges + 2;
  const characters = new Set<string>();
  for (let range = 0; range < twiceTheRanges; range += 2) {
    const last = cmap.readUInt16BE(ends + range);
    for (let code = cmap.readUInt16BE(starts + range); code <= last; code += 1) {
      // The map closes with a range for a character that does not exist.
      if (code !== 0xffff) characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}
