import { describe, expect, test } from 'vitest';
import { samplePost } from '../../tests/sample-post.ts';
import { head } from '../content/blog.ts';
import { blogLists, postsAPart } from './blog-parts.ts';

function samplePosts(count: number) {
  return Array.from({ length: count }, (_, index) => samplePost({ id: `post-${index + 1}` }));
}

test('a page lists at most twelve posts', () => {
  expect(postsAPart).toBe(12);
});

test.each([0, 1, 12])('%i posts are one list, and nothing is said of parts', (count) => {
  const posts = samplePosts(count);
  expect(blogLists(posts)).toEqual([
    { path: '/blog', head: { ...head, picture: posts[0]?.image }, posts },
  ]);
});

test.each([
  [13, [12, 1]],
  [24, [12, 12]],
  [25, [12, 12, 1]],
])('%i posts stand in parts of %j, each post once and in their order', (count, sizes) => {
  const all = samplePosts(count);
  const lists = blogLists(all);
  expect(lists.map(({ posts }) => posts.length)).toEqual(sizes);
  expect(lists.flatMap(({ posts }) => posts)).toEqual(all);
});

describe('thirty posts', () => {
  const lists = blogLists(samplePosts(30));

  test('have three addresses, and each part leads to those before and after it', () => {
    const [newer, older] = ['Newer posts', 'Older posts'];
    expect(lists.map(({ posts, head, ...part }) => part)).toEqual([
      {
        path: '/blog',
        place: 'Page 1 of 3',
        older: { label: older, href: '/blog/page/2' },
      },
      {
        path: '/blog/page/2',
        place: 'Page 2 of 3',
        newer: { label: newer, href: '/blog' },
        older: { label: older, href: '/blog/page/3' },
      },
      {
        path: '/blog/page/3',
        place: 'Page 3 of 3',
        newer: { label: newer, href: '/blog/page/2' },
      },
    ]);
  });

  test('the first part has the words of the blog, the others a title and a description of their own', () => {
    expect(lists[0]?.head).toMatchObject(head);
    expect(lists[1]?.head.title).toBe('Blog, page 2');
    const words = lists.flatMap(({ head: { title, description } }) => [title, description]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.join()).not.toMatch(/[{}]/);
  });
});
