/** The ways a file may be compressed, best first, with the ending of the compressed file beside it. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof encodings;

/** Whether the value of an Accept-Encoding header allows a way: `gzip, br;q=0` allows gzip alone. */
export function accepts(header: string, encoding: string | undefined): boolean {
  // Every browser takes a file as it is.
  if (encoding === undefined) return true;
  const wishes = header.toLowerCase().replace(/\s/g, '').split(',');
  const wishFor = (name: string) => wishes.find((wish) => wish.split(';')[0] === name);
  const wish = wishFor(encoding) ?? wishFor('*');
  return wish !== undefined && !/;q=0(\.0*)?$/.test(wish);
}
