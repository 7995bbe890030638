import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineStyleHashes } from './inline-styles.ts';
import { securityHeaders } from './security-headers.ts';

/** Writes down for our own server what goes with every answer. */
export async function writeHeaders(file: string, styleHashes: string[]): Promise<void> {
  await writeFile(file, `${JSON.stringify(securityHeaders(styleHashes), null, 2)}\n`);
}

/**
 * The hashes of all styles that stand in the pages of a built site. Not of those in pictures, which each have their own:
 * browsers ask for them only when a picture is opened by itself, and it then keeps the colours of the day.
 */
export async function styleHashesIn(site: string): Promise<string[]> {
  const names = await readdir(site, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  return inlineStyleHashes(
    await Promise.all(pages.map((name) => readFile(join(site, name), 'utf8'))),
  );
}
