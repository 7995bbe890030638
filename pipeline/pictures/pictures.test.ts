import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  await writeFile(join(folder, 'hill.svg'), '<svg width="30" height="20px"></svg>');
  expect(JSON.stringify(await buildContent('hill.svg'))).toMatch(/width:30,height:20/);
});

test('a picture that does not say its size stops the build, with what to do', async () => {
  await writeFile(join(folder, 'hill.svg'), '<svg width="100%" height="10"></svg>');
  await expect(buildContent('hill.svg')).rejects.toThrow(
    /hill\.svg does not say how large it is\. Write width=/,
  );
});

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
