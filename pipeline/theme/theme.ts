import { readFile } from 'node:fs/promises';

/** The colours of one scheme by their names, without `--color-`. */
export type Palette = Record<string, string>;

export interface Theme {
  light: Palette;
  /** Only the colours that differ in the dark. */
  dark: Palette;
}

/** The only file that names a colour. */
export const stylesheet = 'src/app.css';

/** The end of the name under which a colour of pictures has its value for the dark. */
const atNight = '-at-night';

/** The theme of the site. */
export async function loadTheme(): Promise<Theme> {
  return readTheme(await readFile(stylesheet, 'utf8'));
}

/** Reads the colours from the stylesheet, their one home. */
export function readTheme(css: string): Theme {
  const all = blocksAfter(css, '@theme').map(coloursIn);
  const colours = Object.entries<string>(Object.assign({}, ...all));
  const ofPictures = colours.filter(([name]) => name.endsWith(atNight));
  const [ofPages = ''] = blocksAfter(css, '@media screen and (prefers-color-scheme: dark)');
  return {
    light: Object.fromEntries(colours.filter(([name]) => !name.endsWith(atNight))),
    dark: {
      ...coloursIn(ofPages),
      ...Object.fromEntries(ofPictures.map(([name, value]) => [name.replace(atNight, ''), value])),
    },
  };
}

function coloursIn(block: string): Palette {
  const colours = block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]+);/g);
  return Object.fromEntries(Array.from(colours, ([, name = '', value = '']) => [name, value]));
}

/** What stands between the braces that follow some words, wherever they stand. */
function blocksAfter(css: string, words: string): string[] {
  const [, ...rests] = css.split(words);
  if (rests.length === 0) {
    throw new Error(`The stylesheet has no block that begins with ${words}.`);
  }
  return rests.map((rest) => blockOf(rest.slice(rest.indexOf('{')), words));
}

function blockOf(css: string, words: string): string {
  let depth = 0;
  for (let end = 0; end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    if (depth === 0) return css.slice(0, end);
  }
  throw new Error(`The block of the stylesheet that begins with ${words} has no end.`);
}
