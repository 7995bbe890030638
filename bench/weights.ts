/** `npm run bench`: what each built page weighs on the wire, and whether it fits into the first packets. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const site = 'dist/site';
const firstWindow = 14_600;

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

function bench(): boolean {
  const pages = filesBelow(site, '.html').map((file) => ({
    page: relative(site, file),
    bytes: brotliSize(file),
  }));
  console.log(`HTML with its styles, brotli bytes (budget ${firstWindow} each):`);
  for (const { page, bytes } of pages) {
    console.log(`${String(bytes).padStart(8)}  ${page}${bytes > firstWindow ? '  OVER' : ''}`);
  }
  const scripts = filesBelow(site, '.js').reduce((sum, file) => sum + brotliSize(file), 0);
  console.log(`All scripts of all pages together: ${scripts} brotli bytes`);
  return pages.every(({ bytes }) => bytes <= firstWindow);
}

if (!bench()) process.exitCode = 1;
