import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeIfMissing } from '../shared/write-files.ts';
import { characters, headingCharacters } from './font-characters.ts';

export interface FontFile {
  /** As src/browser/fonts.ts imports it. A name that ends in .ttf makes a font for the system, not for pages. */
  name: string;
  /** The file of the package that it is a subset of. */
  source: string;
  characters: string;
  /** The range of weights to keep. */
  weights: { min: number; max: number };
  /** The OpenType features to keep. */
  features: string[];
}

const require = createRequire(import.meta.url);

/** The package has no types. */
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> =
  require('subset-font');

export const fontFiles: FontFile[] = [
  {
    name: 'figtree.woff2',
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters,
    weights: { min: 400, max: 650 },
    // Kerning, and a dollar sign for the heavier weights.
    features: ['kern', 'rvrn'],
  },
  {
    name: 'bricolage-grotesque.woff2',
    source: require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    characters: headingCharacters,
    weights: { min: 700, max: 700 },
    features: ['kern'],
  },
];

/** The ID of the name record with the address of the licence. */
const licenceAddress = 14;

/** Lets scripts import the address of a font: `import text from '/@fonts/figtree.woff2?url'`. */
export function fonts(): Plugin {
  return {
    name: 'fonts',

    async config() {
      return { resolve: { alias: { '/@fonts': await makeFonts() } } };
    },
  };
}

/** Makes the font files, unless they are cached, and returns their folder. */
export async function makeFonts(
  files = fontFiles,
  cache = 'node_modules/.cache/fonts',
): Promise<string> {
  const subsets = await Promise.all(files.map(subsetOf));
  // The folder's name is a hash of all that the files depend on, so the cache is never out of date.
  const inputs = createHash('sha256');
  for (const { original, ...rest } of subsets) inputs.update(original).update(JSON.stringify(rest));
  const folder = resolve(cache, inputs.digest('hex').slice(0, 16));

  await mkdir(folder, { recursive: true });
  for (const { name, original, characters, options } of subsets) {
    await writeIfMissing(join(folder, name), () => subsetFont(original, characters, options));
  }
  return folder;
}

async function subsetOf({ name, source, characters, weights, features }: FontFile) {
  const options = {
    targetFormat: name.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    preserveNameIds: [licenceAddress],
    noHinting: true,
  };
  return { name, original: await readFile(source), characters, options };
}
