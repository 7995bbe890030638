import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadTheme, type Palette } from '../theme/theme.ts';
import { minifySvg } from './pictures.ts';

const folder = 'content/pictures';
const theme = await loadTheme();

/** Whatever has a class for a colour. Staff may add any other SVG; it keeps its own colours, also in the dark. */
const drawings = [...readdirSync(folder).map((name) => `${folder}/${name}`), 'public/favicon.svg']
  .filter((file) => file.endsWith('.svg'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, svg]) => /class="[^"]*\b(fill|stroke)-/.test(svg));

describe.each(drawings)('%s', (_, svg) => {
  test('has colours by class alone', () => {
    // An attribute has no value for the dark. A style, which Inkscape writes, is stronger than the class.
    expect(svg).not.toMatch(/\s(fill|stroke|stop-color)="(?!none"|url\()/);
    expect(svg).not.toMatch(/\sstyle="[^"]*\b(fill|stroke|stop-color)\s*:/);
  });

  test('gives each class the value of its colour in the theme, by day and in the dark', () => {
    const used = Array.from(svg.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
      names.split(' '),
    );
    const classes = [...new Set(used.flat())].sort();
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(svg)?.[1] ?? '';
    const [day = '', dark = ''] = style.split('@media (prefers-color-scheme: dark)');
    expect(rulesIn(day)).toEqual(rulesFor(classes, theme.light));
    const changing = classes.filter((name) => theme.dark[colourOf(name)]);
    expect(rulesIn(dark)).toEqual(rulesFor(changing, theme.dark));
  });

  test('has dashes in real lengths: Inkscape and sharp do not know pathLength', () => {
    expect(svg).not.toContain('pathLength');
  });

  test('has no name twice', () => {
    const ids = Array.from(svg.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no words and no other picture in it', () => {
    expect(svg).not.toMatch(/<text|<image|href="(?!#)/);
  });

  test('weighs at most 6 KB', () => {
    expect(brotliCompressSync(minifySvg(svg)).length).toBeLessThanOrEqual(6 * 1024);
  });
});

function rulesIn(style: string): string[] {
  const rules = style.match(/\.[^{}]+\{[^}]*\}/g) ?? [];
  return rules.map((rule) => rule.replaceAll(/[\s;]/g, '')).sort();
}

function rulesFor(classes: string[], palette: Palette): string[] {
  return classes.map((name) => `.${name}{${name.split('-')[0]}:${palette[colourOf(name)]}}`);
}

/** The colour that `fill-skin-1` and `stroke-skin-1` name. */
function colourOf(name: string): string {
  return name.replace(/^(fill|stroke)-/, '');
}
