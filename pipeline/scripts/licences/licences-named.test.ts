import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licencesNamed } from './licences-named.ts';

const files = {
  'node_modules/react/index.js': 'export const name = "react";',
  'node_modules/@some/thing/index.js': 'export const name = "thing";',
  'node_modules/.cache/picture.js': 'export const name = "picture";',
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'licences-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});

afterEach(() => rm(root, { recursive: true }));

async function buildWith(file: keyof typeof files) {
  const input = join(root, 'entry.js');
  await writeFile(input, `import { name } from './${file}'; console.log(name);`);
  return build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [licencesNamed()],
    build: { write: false, rolldownOptions: { input } },
  });
}

test('a package that is named may go into the scripts, and what we make ourselves', async () => {
  await expect(buildWith('node_modules/react/index.js')).resolves.toBeDefined();
  await expect(buildWith('node_modules/.cache/picture.js')).resolves.toBeDefined();
});

test('any other is refused, with what to do', async () => {
  await expect(buildWith('node_modules/@some/thing/index.js')).rejects.toThrow(
    'Visitors would receive a part of @some/thing, which docs/licences.md does not say. Add it to pipeline/scripts/licences/received.ts and run npm run licences.',
  );
});
