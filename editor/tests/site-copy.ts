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
