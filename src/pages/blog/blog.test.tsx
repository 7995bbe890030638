import { describe, expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import { samplePost } from '../../../tests/sample-post.ts';
import type { BlogPost } from '../../content/types.ts';
import { blogLists } from '../../lib/blog-parts.ts';
import { Blog } from './blog.tsx';

const posts = Array.from({ length: 30 }, (_, index) =>
  samplePost({ id: `post-${index + 1}`, title: `Title ${index + 1}` }),
);

function pagesWith(posts: BlogPost[]): string[] {
  return blogLists(posts).map((list) => markup(<Blog list={list} />));
}

const [first = '', second = '', third = ''] = pagesWith(posts);

/** The links between the parts: relation and address of each. */
function waysIn(html: string) {
  const [nav = ''] = /<nav aria-label="Pages of the blog".*<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]* rel="(\w+)">([^<]+)</g)].map(
    ([, href, rel, label]) => `${label} (${rel}): ${href}`,
  );
}

describe('a part between two others', () => {
  test('lists its own posts alone, in their order', () => {
    const titles = [...second.matchAll(/<h2.*?>(Title \d+)</g)].map(([, title]) => title);
    expect(titles).toEqual(posts.slice(12, 24).map(({ title }) => title));
  });

  test('says which it is, and leads to those before and after it', () => {
    expect(second).toMatch(/<p aria-current="page"[^>]*>Page 2 of 3</);
    expect(waysIn(second)).toEqual([
      'Newer posts (prev): /blog',
      'Older posts (next): /blog/page/3',
    ]);
  });

  test('shows no post as the newest, and fetches its first picture at once', () => {
    expect(second).not.toContain('col-span-2');
    expect(second.match(/loading="\w+"/g)?.slice(0, 2)).toEqual([
      'loading="eager"',
      'loading="lazy"',
    ]);
  });
});

test('the first part shows the newest post wide and leads on; the last leads back', () => {
  expect(first).toContain('col-span-2');
  expect(waysIn(first)).toEqual(['Older posts (next): /blog/page/2']);
  expect(waysIn(third)).toEqual(['Newer posts (prev): /blog/page/2']);
});

test('a list that is not in parts has no links between them', () => {
  const pages = pagesWith(posts.slice(0, 12));
  expect(pages).toHaveLength(1);
  expect(pages[0]).not.toMatch(/<nav|Page 1/);
});
