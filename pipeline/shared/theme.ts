import { readFile } from 'node:fs/promises';
import { parse, type Root } from 'postcss';

/** The colours of one scheme by their names, without `--color-`. */
export type Palette = Record<string, string>;

export interface Theme {
  light: Palette;
  /** Only the colours that differ in the dark. */
  dark: Palette;
}

/** Where all colours are defined. */
const stylesheet = 'src/app.css';

/** The end of the name under which a colour of pictures has its value for the dark. */
const atNight = '-at-night';

/** The theme of the site. */
export async function loadTheme(): Promise<Theme> {
  return readTheme(await readFile(stylesheet, 'utf8'));
}

/** Reads the colours from the stylesheet, their one home. */
export function readTheme(css: string): Theme {
  const sheet = parse(css);
  const light = coloursIn(sheet, '@theme');
  const dark = coloursIn(sheet, '@media screen and (prefers-color-scheme: dark)');
  for (const [name, value] of Object.entries(light)) {
    if (!name.endsWith(atNight)) continue;
    dark[name.replace(atNight, '')] = value;
    delete light[name];
  }
  return { light, dark };
}

/** The colours in all blocks that begin with some words. */
function coloursIn(sheet: Root, words: string): Palette {
  const colours: Palette = {};
  sheet.walkAtRules((block) => {
    if (!`@${block.name} ${block.params}`.startsWith(words)) return;
    block.walkDecls(/^--color-/, ({ prop, value }) => {
      if (value.startsWith('#')) colours[prop.replace('--color-', '')] = value;
    });
  });
  if (Object.keys(colours).length > 0) return colours;
  throw new Error(`The stylesheet has no block that begins with ${words} and names a colour.`);
}
