import { expect, test } from 'vitest';
import { head, parts } from '../content/blog.ts';
import type { BlogPost } from '../content/types.ts';
import { blogLists } from './blog-parts.ts';

function listsOf(count: number) {
  const picture = { file: { src: '/a.svg', width: 1, height: 1 }, alt: '' };
  return blogLists(
    Array.from({ length: count }, (_, index): BlogPost => {
      const texts = { title: '', excerpt: '', author: '', category: '' };
      return { id: `${index + 1}`, date: '2026-01-02', image: picture, content: [], ...texts };
    }),
  );
}

test('twelve posts are one list, and nothing is said of parts', () => {
  const [list, ...others] = listsOf(12);
  expect(list).toMatchObject({ path: '/blog', head });
  expect(list).not.toHaveProperty('place');
  expect(others).toEqual([]);
});

test('a part between two others leads to both, and no post is left out', () => {
  const lists = listsOf(25);
  expect(lists.map(({ posts }) => posts.length)).toEqual([12, 12, 1]);
  expect(lists.flatMap(({ posts }) => posts.map(({ id }) => Number(id)))).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(lists[1]).toMatchObject({
    path: '/blog/page/2',
    newer: { label: parts.newer, href: '/blog' },
    older: { label: parts.older, href: '/blog/page/3' },
  });
  expect(lists[2]?.newer?.href).toBe('/blog/page/2');
});
