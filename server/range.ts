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
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return ending(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first < size ? { first, last } : 'beyond';
}

function ending(length: number, size: number): Range | 'beyond' {
  if (length === 0 || size === 0) return 'beyond';
  return { first: Math.max(size - length, 0), last: size - 1 };
}
