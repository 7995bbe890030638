import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontFiles, makeFonts } from './font-files.ts';
import { fonts } from './fonts.ts';
import { subsetFont } from './subset-font.ts';

/** What a woff2 file says about itself; heights are parts of the font size. */
async function readFont(woff2: Buffer) {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new Face(new Blob(sfnt));
  const { ascender, descender } = new Font(face).hExtents();
  const { wght } = face.getAxisInfos();
  // A font that does not vary tells its one weight in this table.
  const weight = Buffer.from(face.referenceTable('OS/2') ?? []).readUInt16BE(4);
  return {
    characters: String.fromCodePoint(...face.collectUnicodes()),
    weights: { min: wght?.min ?? weight, max: wght?.max ?? weight },
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  };
}

describe.each(fontFiles)('$name', ({ name, characters, weights }) => {
  let file: Buffer;
  let facts: Awaited<ReturnType<typeof readFont>>;

  beforeAll(async () => {
    file = await readFile(join(await makeFonts(), name));
    facts = await readFont(file);
  });

  test('is a woff2 file that is as long as it says', () => {
    expect(file.toString('latin1', 0, 4)).toBe('wOF2');
    expect(file.readUInt32BE(8)).toBe(file.length);
  });

  test('has every character of its list, and no other', () => {
    expect([...facts.characters].sort()).toEqual([...new Set(characters)].sort());
  });

  test('has the weights that it should, and no other', () => {
    expect(facts.weights).toEqual(weights);
  });
});

test('the two files that every page fetches weigh at most 36 KB', async () => {
  const folder = await makeFonts();
  const sizes = ['figtree.woff2', 'bricolage-grotesque.woff2'].map(
    async (name) => (await stat(join(folder, name))).size,
  );
  const [text = 0, headings = 0] = await Promise.all(sizes);
  expect(text + headings).toBeLessThanOrEqual(36_000);
});

describe('what is made once is kept', () => {
  const small = fontFiles.slice(0, 2).map((file) => ({ ...file, characters: 'A' }));
  let cache: string;

  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'fonts-'));
  });

  afterAll(() => rm(cache, { recursive: true }));

  test('only a missing file is made again', async () => {
    const folder = await makeFonts(small, cache);
    const [first = '', second = ''] = small.map(({ name }) => join(folder, name));
    await writeFile(first, 'made earlier');
    await rm(second);
    expect(await makeFonts(small, cache)).toBe(folder);
    expect(await readFile(first, 'utf8')).toBe('made earlier');
    expect(existsSync(second)).toBe(true);
    expect(await readdir(folder)).toHaveLength(small.length);
  });

  test('but with another list of characters, or other weights, all are', async () => {
    const folders = await Promise.all([
      makeFonts(small, cache),
      makeFonts(
        small.map((file) => ({ ...file, characters: 'B' })),
        cache,
      ),
      makeFonts(
        small.map((file) => ({ ...file, weights: { min: 600, max: 650 } })),
        cache,
      ),
    ]);
    expect(new Set(folders).size).toBe(3);
  });
});

test('a script finds the fonts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const script = join(folder, 'bring-fonts.js');
  await writeFile(script, "import text from '/@fonts/figtree.woff2?url';\nfetch(text);");
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [fonts()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: script } },
  })) as Rolldown.RolldownOutput;
  await rm(folder, { recursive: true });
  const [{ code }, ...assets] = bundle.output;
  expect(assets.map(({ fileName }) => fileName)).toEqual([
    expect.stringMatching(/^assets\/figtree-[\w-]{8}\.woff2$/),
  ]);
  expect(code).toContain(assets[0]?.fileName);
});

describe('src/fonts.css', async () => {
  const rules = (await readFile('src/fonts.css', 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];

  test('asks for no file: what it did would come to those who save data, too', () => {
    expect(rules.filter((text) => text.includes('url('))).toEqual([]);
  });

  test.each([
    // Two devices' fonts each; text has two weights, headings have one.
    ['Figtree', 'figtree.woff2', 4],
    ['Bricolage Grotesque', 'bricolage-grotesque.woff2', 2],
  ])('gives the fonts that stand in for %s its own height', async (family, name, count) => {
    const { ascent, descent } = await readFont(await readFile(join(await makeFonts(), name)));
    const standIns = rules.filter((text) => text.includes(` as ${family}"`));
    expect(standIns).toHaveLength(count);
    for (const text of standIns) {
      const scale = percentage(text, 'size-adjust');
      expect(percentage(text, 'ascent-override') * scale, text).toBeCloseTo(ascent, 3);
      expect(percentage(text, 'descent-override') * scale, text).toBeCloseTo(descent, 3);
      expect(percentage(text, 'line-gap-override'), text).toBe(0);
    }
  });

  function percentage(rule: string, property: string): number {
    return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
  }
});
