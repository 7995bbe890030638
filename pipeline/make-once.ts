import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file unless it is there from an earlier build. */
export async function makeOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  // Whoever builds or tests at the same moment finds the whole file or none, never a part of it.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
}
