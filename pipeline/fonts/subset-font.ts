import { createRequire } from 'node:module';

export interface SubsetOptions {
  targetFormat: 'sfnt' | 'woff2';
  /** OpenType features to keep; without this, all. */
  keepFeatures?: string[];
  /** Name records to keep beside the usual ones. */
  preserveNameIds?: number[];
  /** One value, or a range of values, for each axis of a variable font. */
  variationAxes?: Record<string, number | { min: number; max: number }>;
  noHinting?: boolean;
  /** Keeps every glyph; there must be no text then. */
  keepAllGlyphs?: boolean;
}

type SubsetFont = (
  font: Buffer,
  text: string | undefined,
  options: SubsetOptions,
) => Promise<Buffer>;

const require = createRequire(import.meta.url);

/** The package subset-font, with types for the part of it that we use: it has none of its own. */
export const subsetFont: SubsetFont = require('subset-font');
