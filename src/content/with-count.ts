const words = 'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve'.split(',');

/** A text that counts, with the number in words in place of `{count}`: it cannot be wrong when entries come or go. */
export function withCount(text: string, entries: readonly unknown[]): string {
  const word = words[entries.length] ?? String(entries.length);
  return text.replace('{count}', (_, start) => (start === 0 ? word : word.toLowerCase()));
}
