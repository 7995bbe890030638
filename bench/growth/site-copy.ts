import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import type { Build } from './broken-rules.ts';
import { generatedPost, pictureFile, postFile } from './generated-post.ts';
import { vocabularyOf } from './writer.ts';

/** What the build does not read: large, or made by other commands. */
const leftOut = ['.git', 'dist', 'node_modules', 'shots', 'test-results', 'playwright-report'];

/** A copy of the project in a temporary folder, for `use`; whatever happens there, it is removed in the end. */
export async function withSiteCopy(use: (copy: string) => Promise<void>): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    const filter = (source: string) => !leftOut.includes(basename(source));
    for (const name of (await readdir('.')).filter(filter)) {
      await cp(name, join(copy, name), { recursive: true, filter });
    }
    await linkPackages(join(copy, 'node_modules'));
    await use(copy);
  } finally {
    await rm(copy, { recursive: true, maxRetries: 5 });
  }
}

/** One link a package: a link to the whole folder would share its caches, and fight over them with other builds. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder);
  const names = await readdir('node_modules');
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    await symlink(resolve('node_modules', name), join(folder, name));
  }
}

/** Writes the posts with these numbers, each with its picture. */
export async function writePosts(copy: string, first: number, last: number): Promise<void> {
  const vocabulary = await vocabularyOf('src/content');
  for (let number = first; number <= last; number += 1) {
    const post = generatedPost(number, vocabulary);
    await writeFile(join(copy, 'src/content/blog', `${post.id}.ts`), postFile(post));
    await writeFile(join(copy, 'src/pictures', post.picture), await pictureFile(post, number));
  }
}

/** Builds the copy, and tells how long that took and what came of it. */
export async function build(copy: string, stop: AbortSignal): Promise<Omit<Build, 'posts'>> {
  stop.throwIfAborted();
  const start = performance.now();
  const processorSeconds = await runVite(copy, stop);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processorSeconds, weights: await weightsOf(copy) };
}

/** Runs in Vite's process, and has it say last how many microseconds it kept the processors busy. */
const sayWork = `data:text/javascript,
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write("\\n" + (user + system));
  });`;

/** Ends only when Vite has ended, so that it writes nothing into a folder that is being removed. */
function runVite(copy: string, stop: AbortSignal): Promise<number> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const running = spawn(
    process.execPath,
    ['--import', sayWork, vite, 'build', '--logLevel', 'error'],
    { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const kill = () => running.kill();
  stop.addEventListener('abort', kill);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    running[stream].on('data', (text) => {
      output[stream] += text;
    });
  }
  return new Promise((done, fail) => {
    running.on('error', fail);
    running.on('close', (code) => {
      stop.removeEventListener('abort', kill);
      if (code === 0) done(Number(output.stdout.split('\n').at(-1)) / 1e6);
      else if (stop.aborted) fail(stop.reason);
      else fail(new Error(`The build of the copy failed:\n${output.stderr}`));
    });
  });
}

/** Brotli bytes of each built file by its path in the site, from the copies that the build makes for this. */
async function weightsOf(copy: string): Promise<Map<string, number>> {
  const site = join(copy, 'dist/site');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const compressed = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.br'));
  const weights = compressed.map(async ({ parentPath, name }) => {
    const { size } = await stat(join(parentPath, name));
    return [relative(site, join(parentPath, name)).replace(/\.br$/, ''), size] as const;
  });
  return new Map(await Promise.all(weights));
}
