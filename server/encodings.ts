/** The ways a file may be compressed, best first, with the ending of the compressed file beside it. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof encodings;

/** Whether the value of an Accept-Encoding header allows a way: `gzip, br;q=0` allows gzip alone. */
export function accepts(header: string, encoding: Encoding): boolean {
  const wishes = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((it) => it.trim().toLowerCase());
      return [name, !parameters.some((it) => /^q=0(\.0*)?$/.test(it))];
    }),
  );
  return wishes.get(encoding) ?? wishes.get('*') ?? false;
}
