import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictures } from './pictures.ts';

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
    build: { write: false, rolldownOptions: { input: content } },
  });
}

test('content gets a picture’s address and size', async () => {
  await writeFile(join(folder, 'hill.svg'), '<svg width="30" height="20"></svg>');
  expect(JSON.stringify(await buildContent('hill.svg'))).toMatch(/width:30,height:20/);
});

test('a missing picture stops the build, with the file that asks for it and the fix', async () => {
  await expect(buildContent('hil.svg')).rejects.toThrow(
    /gallery\.ts asks for the picture .*hil\.svg, but there is no such file\. Put the picture there, or correct the name/,
  );
});

test('a picture that does not say its size stops the build', async () => {
  await writeFile(join(folder, 'hill.svg'), '<svg></svg>');
  await expect(buildContent('hill.svg')).rejects.toThrow(/hill\.svg does not say how large it is/);
});
