/** The ways a file may be compressed, best first, with the ending of the compressed file beside it. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof encodings;

/** Where an Accept-Encoding header speaks of a way, or of any, with the weight that it may give to it. */
const wishes: Record<Encoding | 'any', RegExp> = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?:,|$)/i,
  any: /(?:^|,)\s*\*\s*(?:;([^,]*))?(?:,|$)/,
};

/** Whether the value of an Accept-Encoding header allows a way: `gzip, br;q=0` allows gzip alone. */
export function accepts(header: string, encoding: Encoding): boolean {
  const [wish, weight = ''] = wishes[encoding].exec(header) ?? wishes.any.exec(header) ?? [];
  return wish !== undefined && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
}
