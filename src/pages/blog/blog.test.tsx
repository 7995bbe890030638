import { describe, expect, test } from 'vitest';
import { pageMarkup } from '../../../tests/markup.tsx';
import { samplePost } from '../../../tests/sample-post.ts';
import { blogLists } from '../../lib/blog-parts.ts';
import { Component, handle } from './blog.tsx';

const posts = Array.from({ length: 30 }, (_, index) =>
  samplePost({ id: `post-${index + 1}`, title: `Title ${index + 1}` }),
);
const lists = blogLists(posts);

function page(path: string) {
  return pageMarkup(Component, path, lists.get(path) ?? null);
}

/** The links between the parts: relation and address of each. */
function waysIn(html: string) {
  const [nav = ''] = /<nav aria-label="Pages of the blog".*<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(/<a href="([^"]+)"[^>]* rel="(\w+)">([^<]+)</g)].map(
    ([, href, rel, label]) => `${label} (${rel}): ${href}`,
  );
}

describe('a part between two others', () => {
  test('lists its own posts alone, in their order', async () => {
    const html = await page('/blog/page/2');
    const titles = [...html.matchAll(/<h2.*?>(Title \d+)</g)].map(([, title]) => title);
    expect(titles).toEqual(posts.slice(12, 24).map(({ title }) => title));
  });

  test('says which it is, and leads to those before and after it', async () => {
    const html = await page('/blog/page/2');
    expect(html).toMatch(/<p aria-current="page"[^>]*>Page 2 of 3</);
    expect(waysIn(html)).toEqual(['Newer posts (prev): /blog', 'Older posts (next): /blog/page/3']);
  });

  test('shows no post as the newest, and fetches its first picture at once', async () => {
    const html = await page('/blog/page/2');
    expect(html).not.toContain('col-span-2');
    expect(html.match(/loading="\w+"/g)?.slice(0, 2)).toEqual([
      'loading="eager"',
      'loading="lazy"',
    ]);
  });
});

test('the first part shows the newest post wide and leads on; the last leads back', async () => {
  const first = await page('/blog');
  expect(first).toContain('col-span-2');
  expect(waysIn(first)).toEqual(['Older posts (next): /blog/page/2']);
  expect(waysIn(await page('/blog/page/3'))).toEqual(['Newer posts (prev): /blog/page/2']);
});

test('a list that is not in parts has no links between them', async () => {
  const html = await pageMarkup(Component, '/blog', posts.slice(0, 12));
  expect(html).not.toContain('<nav');
  expect(html).not.toContain('Page 1');
});

test('an unknown part is an unknown page', async () => {
  for (const path of ['/blog/page/1', '/blog/page/4', '/blog/page/x']) {
    expect(await page(path)).toContain('Oops! Page not found');
  }
  expect(handle.head(null).title).toBe('Page not found');
});
