import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, format, join, parse } from 'node:path/posix';

/** Writes a file, and the folders on its path that are missing. */
export async function writeInto(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes a file with a content hash in its name, for cache busting, and returns its path. */
export async function writeHashed(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { dir, name, ext } = parse(path);
  const hashed = format({ dir, name: `${name}-${hash}`, ext });
  await writeInto(folder, hashed, content);
  return hashed;
}

/** Writes a file unless an earlier build has. */
export async function writeIfMissing(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  // Atomic: a build or test that runs at the same time never reads half a file.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, await make());
  await rename(temporary, file);
}
