import { readdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildCopy } from '../../tests/site-copy.ts';
import type { Build } from './broken-rules.ts';
import { generatedPost, pictureFile, postFile } from './generated-post.ts';
import { vocabularyOf } from './writer.ts';

/** Writes the posts with these numbers, each with its picture. */
export async function writePosts(copy: string, first: number, last: number): Promise<void> {
  const vocabulary = await vocabularyOf('src/content');
  for (let number = first; number <= last; number += 1) {
    const post = generatedPost(number, vocabulary);
    await writeFile(join(copy, 'src/content/blog', `${post.id}.ts`), postFile(post));
    await writeFile(join(copy, 'src/pictures', post.picture), await pictureFile(post, number));
  }
}

/** Builds the copy, and tells how long that took and what came of it. */
export async function build(copy: string, stop: AbortSignal): Promise<Omit<Build, 'posts'>> {
  stop.throwIfAborted();
  const start = performance.now();
  const processorSeconds = await buildCopy(copy, { stop });
  const seconds = (performance.now() - start) / 1000;
  return { seconds, processorSeconds, weights: await weightsOf(copy) };
}

/** Brotli bytes of each built file by its path in the site, from the copies that the build makes for this. */
async function weightsOf(copy: string): Promise<Map<string, number>> {
  const site = join(copy, 'dist/site');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const compressed = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.br'));
  const weights = compressed.map(async ({ parentPath, name }) => {
    const { size } = await stat(join(parentPath, name));
    return [relative(site, join(parentPath, name)).replace(/\.br$/, ''), size] as const;
  });
  return new Map(await Promise.all(weights));
}
