import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineStyleHashes } from './inline-styles.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';

/** Writes down for our own server what goes with every answer, and what goes instead with files that are no pages. */
export async function writeHeaders(file: string, styleHashes: string[]): Promise<void> {
  const headers = { always: securityHeaders(styleHashes), ofFiles: fileHeaders };
  await writeFile(file, `${JSON.stringify(headers, null, 2)}\n`);
}

/** The hashes of all styles that stand in the pages of a built site; pictures have a policy of their own. */
export async function styleHashesIn(site: string): Promise<string[]> {
  const names = await readdir(site, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  return inlineStyleHashes(
    await Promise.all(pages.map((name) => readFile(join(site, name), 'utf8'))),
  );
}
