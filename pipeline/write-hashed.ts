import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, format, join, parse } from 'node:path/posix';

/**
 * Writes a file into the site and tells its path, which has a hash of its content: a changed one has a new address, and those
 * who fetched the old one fetch it again.
 */
export async function writeHashed(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { dir, name, ext } = parse(path);
  const hashed = format({ dir, name: `${name}-${hash}`, ext });
  await mkdir(dirname(join(folder, hashed)), { recursive: true });
  await writeFile(join(folder, hashed), content);
  return hashed;
}
