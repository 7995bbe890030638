import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What the build does not read: large, or made by other commands. */
const leftOut = ['.git', 'dist', 'node_modules', 'shots', 'test-results', 'playwright-report'];

/** A copy of the project in a temporary folder, for `use`; whatever happens there, it is removed in the end. */
export async function withSiteCopy(use: (copy: string) => Promise<void>): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'site-copy-'));
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

/** Runs in Vite's process, and has it say last how many microseconds it kept the processors busy. */
const sayWork = `data:text/javascript,
  process.on("exit", () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write("\\n" + (user + system));
  });`;

interface BuildOptions {
  /** Settings for the build, such as SITE_URL. */
  env?: Record<string, string>;
  stop?: AbortSignal;
}

/**
 * Builds the copy, and tells how many seconds that kept the processors busy. Ends only when Vite has ended, so that it writes
 * nothing into a folder that is being removed.
 */
export function buildCopy(copy: string, { env, stop }: BuildOptions = {}): Promise<number> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const running = spawn(
    process.execPath,
    ['--import', sayWork, vite, 'build', '--logLevel', 'error'],
    { cwd: copy, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const kill = () => running.kill();
  stop?.addEventListener('abort', kill);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    running[stream].on('data', (text) => {
      output[stream] += text;
    });
  }
  return new Promise((done, fail) => {
    running.on('error', fail);
    running.on('close', (code) => {
      stop?.removeEventListener('abort', kill);
      if (code === 0) done(Number(output.stdout.split('\n').at(-1)) / 1e6);
      else if (stop?.aborted) fail(stop.reason);
      else fail(new Error(`The build of the copy failed:\n${output.stderr}`));
    });
  });
}
