import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { minifySvg, pictures } from './pictures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Builds a content file that imports one picture. */
async function buildContent(picture: string) {
  const content = join(folder, 'gallery.ts');
  await writeFile(content, `import file from './${picture}?picture'; console.log(file);`);
  return build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [pictures()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: content } },
  });
}

test('content gets a picture’s address and size', async () => {
  await writeFile(join(folder, 'hill.svg'), '<svg width="30" height="20"></svg>');
  expect(JSON.stringify(await buildContent('hill.svg'))).toMatch(/width:30,height:20/);
});

test('a picture that does not say its size stops the build', async () => {
  await writeFile(join(folder, 'hill.svg'), '<svg></svg>');
  await expect(buildContent('hill.svg')).rejects.toThrow(/hill\.svg does not say how large it is/);
});

test('content gets a photo with its versions and the colour that stands in its place', async () => {
  const green = { width: 700, height: 525, channels: 3 as const, background: '#2a6a44' };
  await sharp({ create: green }).jpeg().toFile(join(folder, 'walk.jpg'));
  const built = JSON.stringify(await buildContent('walk.jpg'));
  expect(built).toContain('width:700,height:525,photo:{widths:[320,480,700],tone:`bg-dye-leaf`}');
  expect(built).toMatch(/src:`[^`]*walk-\w+-700[\w-]*\.webp`/);
  for (const version of ['320.avif', '320.webp', '480.avif', '480.webp', '700.avif', '700.webp']) {
    const [width, ending] = version.split('.');
    expect(built, 'a file of the site').toMatch(
      new RegExp(`"fileName":"assets/walk-\\w+-${width}-[\\w-]+\\.${ending}"`),
    );
  }
}, 60_000);

test('an SVG loses its comments, its indentation and the names that nothing refers to', async () => {
  await writeFile(
    join(folder, 'hill.svg'),
    `<svg width="30" height="20">
      <!-- The hill -->
      <pattern id="grass"/>
      <path id="hill" fill="url(#grass)"
        d="M0 0"/>
    </svg>`,
  );
  expect(JSON.stringify(await buildContent('hill.svg'))).toContain(
    JSON.stringify(
      '<svg width="30" height="20"><pattern id="grass"/><path fill="url(#grass)" d="M0 0"/></svg>',
    ),
  );
});

test('an SVG with text or with movement stays as it is', () => {
  for (const part of ['<text> a <tspan>b</tspan> </text>', '<animate begin="a.end"/>']) {
    const svg = `<svg>\n  <g id="a"/>\n  ${part}\n</svg>`;
    expect(minifySvg(svg)).toBe(svg);
  }
});
