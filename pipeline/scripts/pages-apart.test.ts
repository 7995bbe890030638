import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagesApart } from './pages-apart.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(root, 'src/pages/jobs'), { recursive: true });
  await writeFile(join(root, 'src/pages/jobs/jobs.tsx'), 'export const title = "Jobs";');
});

afterEach(() => rm(root, { recursive: true }));

async function buildWith(routes: string) {
  const input = join(root, 'src/routes.ts');
  await writeFile(input, routes);
  return build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [pagesApart()],
    build: { write: false, rolldownOptions: { input } },
  });
}

test('a page that is loaded when it is asked for builds', async () => {
  await expect(
    buildWith('import("./pages/jobs/jobs.tsx").then(({ title }) => console.log(title));'),
  ).resolves.toBeDefined();
});

test('a page that is loaded with others is refused, with who imports it and what to do', async () => {
  await expect(
    buildWith('import { title } from "./pages/jobs/jobs.tsx"; console.log(title);'),
  ).rejects.toThrow(
    /src[\\/]routes\.ts imports the page .*jobs\.tsx.*Pages are imported in src\/routes\.tsx alone, with import\(\)/,
  );
});
