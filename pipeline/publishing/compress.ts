import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodings } from '../../server/site-files.ts';

// Node's default for brotli is the best quality; for gzip it is a compromise.
const brotli = promisify<Buffer, Buffer>(brotliCompress);
const compressors = {
  [encodings.br]: brotli,
  [encodings.gzip]: (body: Buffer) =>
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

const alreadyCompressed = /\.(avif|ico|jpg|png|webp|woff2)$/;

/** Puts a brotli and a gzip copy beside every file that gets smaller. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !alreadyCompressed.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const file of files) await compressFile(file);
  });
  await Promise.all(workers);
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  for (const [extension, compress] of Object.entries(compressors)) {
    const compressed = await compress(body);
    if (compressed.length < body.length) await writeFile(file + extension, compressed);
  }
}
