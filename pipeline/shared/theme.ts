import { readFile } from 'node:fs/promises';
import { parse, type Root } from 'postcss';

/** The colours of one scheme by name, without `--color-`. */
export type Palette = Record<string, string>;

export interface Theme {
  light: Palette;
  /** Only the colours that differ. */
  dark: Palette;
}

const stylesheet = 'src/app.css';

/** The suffix of the dark value of a colour that only pictures use. */
const darkSuffix = '-at-night';

export async function loadTheme(): Promise<Theme> {
  return readTheme(await readFile(stylesheet, 'utf8'));
}

export function readTheme(css: string): Theme {
  const sheet = parse(css);
  const light = coloursIn(sheet, '@theme');
  const dark = coloursIn(sheet, '@media screen and (prefers-color-scheme: dark)');
  for (const [name, value] of Object.entries(light)) {
    if (!name.endsWith(darkSuffix)) continue;
    dark[name.replace(darkSuffix, '')] = value;
    delete light[name];
  }
  return { light, dark };
}

/** The colours in all at-rules that begin with `prelude`. */
function coloursIn(sheet: Root, prelude: string): Palette {
  const colours: Palette = {};
  sheet.walkAtRules((block) => {
    if (!`@${block.name} ${block.params}`.startsWith(prelude)) return;
    block.walkDecls(/^--color-/, ({ prop, value }) => {
      if (value.startsWith('#')) colours[prop.replace('--color-', '')] = value;
    });
  });
  if (Object.keys(colours).length > 0) return colours;
  throw new Error(`The stylesheet has no block that begins with ${prelude} and names a colour.`);
}
