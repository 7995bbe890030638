import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What the build does not read: large, or made by other commands. */
const leftOut = ['.git', 'dist', 'node_modules', 'test-results', 'playwright-report'];

/** A copy of the project in a temporary folder, for `use`; whatever happens there, it is removed in the end. */
export async function withSiteCopy<Result>(
  use: (copy: string) => Promise<Result>,
): Promise<Result> {
  const copy = await mkdtemp(join(tmpdir(), 'site-copy-'));
  try {
    const filter = (source: string) => !leftOut.includes(basename(source));
    for (const name of (await readdir('.')).filter(filter)) {
      await cp(name, join(copy, name), { recursive: true, filter });
    }
    await linkPackages(join(copy, 'node_modules'));
    return await use(copy);
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

export interface RunOptions {
  /** Settings for the program, such as SITE_URL. */
  env?: Record<string, string>;
  stop?: AbortSignal | undefined;
}

interface Ended {
  isGood: boolean;
  stdout: string;
  stderr: string;
}

/** Runs a script of Node's in the copy, and waits until it has ended, so that it writes nothing into a folder that is being removed. */
export function runInCopy(
  copy: string,
  args: string[],
  { env, stop }: RunOptions = {},
): Promise<Ended> {
  const running = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Playwright takes its browsers along when it is interrupted.
  const interrupt = () => running.kill('SIGINT');
  stop?.addEventListener('abort', interrupt);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    running[stream].on('data', (text) => {
      output[stream] += text;
    });
  }
  return new Promise((done, fail) => {
    running.on('error', fail);
    running.on('close', (code) => {
      stop?.removeEventListener('abort', interrupt);
      if (stop?.aborted) fail(stop.reason);
      else done({ isGood: code === 0, ...output });
    });
  });
}

export async function buildCopy(copy: string, options: RunOptions = {}): Promise<void> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'error'];
  const { isGood, stderr } = await runInCopy(copy, args, options);
  if (!isGood) throw new Error(`The build of the copy failed:\n${stderr}`);
}
