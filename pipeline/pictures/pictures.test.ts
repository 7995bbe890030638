import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadTheme, type Palette } from '../shared/theme.ts';
import { minifySvg, pictures } from './pictures.ts';

/** What the build makes of a module that imports the picture. */
async function buildPicture(svg: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'hill.svg'), svg);
  const input = join(root, 'gallery.ts');
  await writeFile(input, "import file from './hill.svg?picture'; console.log(file);");
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [pictures()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input } },
  });
  return JSON.stringify(output);
}

test('content gets a picture’s size, and an SVG without comments, indentation and unused ids', async () => {
  const output = await buildPicture(`<svg width="30" height="20px">
      <!-- The hill -->
      <pattern id="grass"/>
      <path id="hill" fill="url(#grass)"
        d="M0 0"/>
    </svg>`);
  expect(output).toMatch(/width:30,height:20/);
  expect(output).toContain(
    JSON.stringify(
      '<svg width="30" height="20px"><pattern id="grass"/><path fill="url(#grass)" d="M0 0"/></svg>',
    ),
  );
});

test('a picture that does not say its size stops the build, with what to do', async () => {
  await expect(buildPicture('<svg width="100%" height="10"></svg>')).rejects.toThrow(
    /hill\.svg does not say how large it is\. Write width=/,
  );
});

test('an SVG with text or animation stays as it is', () => {
  for (const part of ['<text> a <tspan>b</tspan> </text>', '<animate begin="a.end"/>']) {
    const svg = `<svg>\n  <g id="a"/>\n  ${part}\n</svg>`;
    expect(minifySvg(svg)).toBe(svg);
  }
});

const theme = await loadTheme();

/** SVGs with colour classes. Staff may add any other SVG; it keeps its own colours, also in the dark scheme. */
const drawings = [
  ...readdirSync('content/pictures').map((name) => `content/pictures/${name}`),
  'public/favicon.svg',
]
  .filter((file) => file.endsWith('.svg'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, svg]) => /class="[^"]*\b(fill|stroke)-/.test(svg));

describe.each(drawings)('%s', (_, svg) => {
  test('has colours by class alone', () => {
    // An attribute has no value for the dark. A style, which Inkscape writes, is stronger than the class.
    expect(svg).not.toMatch(/\s(fill|stroke|stop-color)="(?!none"|url\()/);
    expect(svg).not.toMatch(/\sstyle="[^"]*\b(fill|stroke|stop-color)\s*:/);
  });

  test('gives each class its colour in the theme, light and dark', () => {
    const used = Array.from(svg.matchAll(/ class="([^"]*)"/g), ([, names = '']) =>
      names.split(' '),
    );
    const classes = [...new Set(used.flat())].sort();
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(svg)?.[1] ?? '';
    const [light = '', dark = ''] = style.split('@media (prefers-color-scheme: dark)');
    expect(rulesIn(light)).toEqual(rulesFor(classes, theme.light));
    const changing = classes.filter((name) => theme.dark[colourOf(name)]);
    expect(rulesIn(dark)).toEqual(rulesFor(changing, theme.dark));
  });

  test('has dashes in real lengths: Inkscape and sharp do not know pathLength', () => {
    expect(svg).not.toContain('pathLength');
  });

  test('has no duplicate ids', () => {
    const ids = Array.from(svg.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no words and no other picture in it', () => {
    expect(svg).not.toMatch(/<text|<image|href="(?!#)/);
  });

  test('weighs at most 6 KB', () => {
    // Much faster than the build's quality of 11, and a tenth larger.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const compressed = brotliCompressSync(minifySvg(svg), { params });
    expect(compressed.length).toBeLessThanOrEqual(6 * 1024);
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
