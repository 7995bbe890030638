/** Serves the editor on a copy of the project, and prints where the copy is. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ignored = ['.git', 'dist', 'node_modules', 'test-results', 'playwright-report'];

const copy = await mkdtemp(join(tmpdir(), 'site-copy-'));
try {
  await copyProject(copy);
  const args = ['--import', 'ts-blank-space/register', 'editor/edit.ts'];
  const editor = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, CI: '1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  editor.stdout.on('data', (text) => console.log(`${String(text).trim()}\nThe copy is in ${copy}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => editor.kill());
  await once(editor, 'close');
} finally {
  await rm(copy, { recursive: true, maxRetries: 5 });
}

/** Copies the project into a folder, without what the build does not read. */
async function copyProject(copy: string): Promise<void> {
  const filter = (source: string) => !ignored.includes(basename(source));
  for (const name of (await readdir('.')).filter(filter)) {
    await cp(name, join(copy, name), { recursive: true, filter });
  }
  await linkPackages(join(copy, 'node_modules'));
  await symlink(resolve('editor/node_modules'), join(copy, 'editor/node_modules'));
}

/** One symlink per package: a link to the whole folder would share its caches with other builds. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder);
  const names = await readdir('node_modules');
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    await symlink(resolve('node_modules', name), join(folder, name));
  }
}
