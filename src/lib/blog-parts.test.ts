import { describe, expect, test } from 'vitest';
import { samplePost } from '../../tests/sample-post.ts';
import { head } from '../content/blog.ts';
import { type BlogList, blogLists, postsAPart } from './blog-parts.ts';

function posts(count: number) {
  return Array.from({ length: count }, (_, index) => samplePost({ id: `post-${index + 1}` }));
}

function idsIn(list: BlogList | undefined): string[] {
  return (list && 'posts' in list ? list.posts : (list ?? [])).map(({ id }) => id);
}

test('a page lists at most twelve posts', () => {
  expect(postsAPart).toBe(12);
});

test.each([0, 1, 12])('%i posts are one list, and nothing is said of parts', (count) => {
  const all = posts(count);
  expect([...blogLists(all)]).toEqual([['/blog', all]]);
});

test.each([
  [13, [12, 1]],
  [24, [12, 12]],
  [25, [12, 12, 1]],
])('%i posts stand in parts of %j, each post once and in their order', (count, sizes) => {
  const all = posts(count);
  const lists = [...blogLists(all).values()];
  expect(lists.map((list) => idsIn(list).length)).toEqual(sizes);
  expect(lists.flatMap(idsIn)).toEqual(all.map(({ id }) => id));
});

describe('thirty posts', () => {
  const lists = blogLists(posts(30));

  test('have three addresses, the first that of the blog', () => {
    expect([...lists.keys()]).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  });

  test('the first part leads to older posts, the last to newer ones, the one between to both', () => {
    expect(lists.get('/blog')).toMatchObject({
      place: 'Page 1 of 3',
      older: { label: 'Older posts', href: '/blog/page/2' },
    });
    expect(lists.get('/blog')).not.toHaveProperty('newer');
    expect(lists.get('/blog/page/2')).toMatchObject({
      place: 'Page 2 of 3',
      newer: { label: 'Newer posts', href: '/blog' },
      older: { label: 'Older posts', href: '/blog/page/3' },
    });
    expect(lists.get('/blog/page/3')).toMatchObject({
      place: 'Page 3 of 3',
      newer: { label: 'Newer posts', href: '/blog/page/2' },
    });
    expect(lists.get('/blog/page/3')).not.toHaveProperty('older');
  });

  test('the first part has the words of the blog, the others a title and a description of their own', () => {
    const heads = [...lists.values()].map((list) => ('head' in list ? list.head : undefined));
    expect(heads[0]).toEqual(head);
    expect(heads[1]?.title).toBe('Blog, page 2');
    const words = heads.flatMap((it) => [it?.title, it?.description]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.join()).not.toMatch(/[{}]/);
  });
});
