import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('what was loaded is not loaded again', async () => {
  const load = vi.fn(async (key: string) => `text of ${key}`);
  const remembered = remember(load);
  expect(await Promise.all([remembered('a'), remembered('a')])).toEqual(['text of a', 'text of a']);
  expect(await remembered('b')).toBe('text of b');
  expect(load.mock.calls).toEqual([['a'], ['b']]);
});

test('after a failure the next try is a real one', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('here');
  const remembered = remember(load);
  await expect(remembered('a')).rejects.toThrow('no network');
  expect(await remembered('a')).toBe('here');
});
