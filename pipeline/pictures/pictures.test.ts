import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTheme } from '../theme/theme.ts';
import { drawSvg } from './draw.ts';
import { pictures } from './pictures.ts';

let folder: string;

// Within the project, where drawings find React.
beforeEach(async () => {
  await mkdir('test-results', { recursive: true });
  folder = resolve(await mkdtemp('test-results/pictures-'));
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

test('a drawing becomes a picture of its size', async () => {
  await writeFile(
    join(folder, 'sun.tsx'),
    'export const picture = <svg width="40" height="30" />;',
  );
  expect(JSON.stringify(await buildContent('sun.tsx'))).toMatch(/width:40,height:30/);
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

describe('the drawn pictures of the site', async () => {
  const drawings = import.meta.glob<{ picture: ReactElement }>('../../src/pictures/*.tsx');
  const theme = await loadTheme();

  test.each(Object.entries(drawings))('%s weighs little and stands alone', async (name, load) => {
    const svg = drawSvg((await load()).picture, theme, name);
    expect(brotliCompressSync(svg).length, 'brotli bytes').toBeLessThanOrEqual(6 * 1024);
    expect(svg, 'no picture inside a picture').not.toMatch(/<image|href=/);
    expect(svg, 'words belong on the page').not.toContain('<text');
  });
});
