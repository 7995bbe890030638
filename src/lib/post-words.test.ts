import { expect, test } from 'vitest';
import { readTime } from '../content/blog.ts';
import type { BlogBlock } from '../content/types.ts';
import { readTimeOf } from './post-words.ts';

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words are read in %i min', (words, minutes) => {
  const text = ['word '.repeat(words)];
  const link = { type: 'link', href: '/contact', words: text } as const;
  const blocks: BlogBlock[] = [{ type: 'list', items: [[link]] }];
  expect(readTimeOf(blocks)).toBe(readTime.replace('{minutes}', String(minutes)));
});
