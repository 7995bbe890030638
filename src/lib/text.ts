/** The first letters of the first and the last name: "Harriet Apiyo" gives "HA". */
export function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1)]
    .map((word = '') => [...word].at(0))
    .join('')
    .toLocaleUpperCase('en');
}

const numbers = 'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve'.split(',');

/** Replaces `{count}` with the number of entries in words, so that the text stays true when entries are added or removed. */
export function withCount(text: string, entries: readonly unknown[]): string {
  const word = numbers[entries.length] ?? String(entries.length);
  return text.replace('{count}', (_, start) => (start === 0 ? word : word.toLowerCase()));
}
