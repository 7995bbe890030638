import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = () => (process.env['PATH'] ?? '').split(delimiter);

/** The path of a program in the first of these folders that has it. */
export function findProgram(name: string, folders = onPath()): string | undefined {
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
