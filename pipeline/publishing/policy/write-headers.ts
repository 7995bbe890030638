import { writeFile } from 'node:fs/promises';
import { fileHeaders, securityHeaders } from './security-headers.ts';

/** Writes down for our own server what goes with every answer, and what goes instead with files that are no pages. */
export async function writeHeaders(file: string): Promise<void> {
  const headers = { always: securityHeaders(), ofFiles: fileHeaders };
  await writeFile(file, `${JSON.stringify(headers, null, 2)}\n`);
}
