import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes nonsense that compresses like real text. */
export interface Writer {
  pick: <T>(choices: readonly T[]) => T;
  between: (least: number, most: number) => number;
  /** Words of about this many characters, the first with a capital. */
  words: (length: number) => string;
  sentence: (length: number) => string;
  paragraph: (sentences: number) => string;
}

/** A writer who writes the same again when given the same seed. */
export function writerOf(vocabulary: readonly string[], seed: number): Writer {
  const random = seededRandom(seed);
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const pick = <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)] as T;

  function words(length: number): string {
    let text = pick(vocabulary);
    while (text.length < length) text += ` ${pick(vocabulary)}`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  const sentence = (length: number) => `${words(length)}.`;
  const paragraph = (sentences: number) =>
    Array.from({ length: sentences }, () => sentence(between(30, 110))).join(' ');

  return { pick, between, words, sentence, paragraph };
}

/**
 * Every word of the site's own texts, as often as it stands there. Sentences of words drawn from these take 0.32 brotli
 * bytes a character, the site's own take 0.33 and those of other real texts 0.31.
 */
export async function vocabularyOf(content: string): Promise<string[]> {
  const files = await readdir(content, { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const texts = await Promise.all(sources.map((file) => readFile(join(content, file), 'utf8')));
  const quoted = texts.flatMap((text) => text.match(/'[^'\n]*'/g) ?? []);
  const phrases = quoted.filter((text) => text.includes(' '));
  return phrases.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []);
}

/** Mulberry32: numbers from 0 to 1 that look random. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
