import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

test('entries stand newest first; those of one day in the order of their names', () => {
  const ordered = newestFirst([
    { id: 'old', date: '2024-12-31' },
    { id: 'b', date: '2025-10-01' },
    { id: 'new', date: '2025-11-02' },
    { id: 'a', date: '2025-10-01' },
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old']);
});
