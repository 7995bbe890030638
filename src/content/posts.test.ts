import { expect, test } from 'vitest';
import { newestFirst, posts } from './posts.ts';
import type { BlogPost } from './types.ts';

test('posts stand newest first; those of one day in the order of their names', () => {
  const [post] = posts;
  const dated = (id: string, date: BlogPost['date']) => ({ ...(post as BlogPost), id, date });
  const ordered = newestFirst([
    dated('old', '2024-12-31'),
    dated('b', '2025-10-01'),
    dated('new', '2025-11-02'),
    dated('a', '2025-10-01'),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old']);
});
