import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('what was loaded is not loaded again', async () => {
  const load = vi.fn(async (key: string) => `text of ${key}`);
  const memoized = memoize(load);
  expect(await Promise.all([memoized('a'), memoized('a')])).toEqual(['text of a', 'text of a']);
  expect(await memoized('b')).toBe('text of b');
  expect(load.mock.calls).toEqual([['a'], ['b']]);
});

test('after a failure the next try is a real one', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('here');
  const memoized = memoize(load);
  await expect(memoized('a')).rejects.toThrow('no network');
  expect(await memoized('a')).toBe('here');
});
