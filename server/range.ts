/** The first and the last byte of a part. */
interface Range {
  first: number;
  last: number;
}

/**
 * The part of a body that a Range header asks for: `bytes=0-99`, `bytes=100-` or `bytes=-50`. What it does not understand,
 * and several parts at once, it may ignore (undefined): the whole body is a right answer to them, too.
 */
export function rangeOf(header: string, size: number): Range | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (first >= size) return 'beyond';
  return first <= last ? { first, last } : undefined;
}
