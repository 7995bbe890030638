import { expect, test } from 'vitest';
import type { BlogBlock, BlogPost } from '../content/types.ts';
import { blogHead, paginatePosts, readTime } from './posts.ts';

function listsOf(count: number) {
  const picture = { file: { src: '/a.svg', width: 1, height: 1 }, alt: '' };
  return paginatePosts(
    Array.from({ length: count }, (_, index): BlogPost => {
      const texts = { title: '', excerpt: '', author: '', category: '' };
      return { id: `${index + 1}`, date: '2026-01-02', image: picture, content: [], ...texts };
    }),
  );
}

test('twelve posts are one list, without pagination', () => {
  const [list, ...others] = listsOf(12);
  expect(list).toMatchObject({ path: '/blog', head: blogHead });
  expect(list).not.toHaveProperty('position');
  expect(others).toEqual([]);
});

test('a page between two others links to both, and no post is left out', () => {
  const lists = listsOf(25);
  expect(lists.map(({ posts }) => posts.length)).toEqual([12, 12, 1]);
  expect(lists.flatMap(({ posts }) => posts.map(({ id }) => Number(id)))).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(lists[1]).toMatchObject({
    path: '/blog/page/2',
    position: 'Page 2 of 3',
    newer: { label: 'Newer posts', href: '/blog' },
    older: { label: 'Older posts', href: '/blog/page/3' },
  });
  expect(lists[2]?.newer?.href).toBe('/blog/page/2');
});

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words are read in %i min', (words, minutes) => {
  const text = ['word '.repeat(words)];
  const link = { type: 'link', href: '/contact', words: text } as const;
  const blocks: BlogBlock[] = [{ type: 'list', items: [[link]] }];
  expect(readTime(blocks)).toBe(`${minutes} min read`);
});
