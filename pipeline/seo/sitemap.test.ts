import { expect, test } from 'vitest';
import { samplePost } from '../../tests/sample-post.ts';
import { sitemap } from './sitemap.ts';

test('every part of the list changes with the newest post', () => {
  const posts = Array.from({ length: 13 }, (_, index) =>
    samplePost({ id: `post-${index}`, date: index === 0 ? '2026-03-04' : '2025-01-02' }),
  );
  const xml = sitemap(['/blog', '/blog/page/2', '/blog/post-12'], posts, 'https://www.example.org');
  expect(
    [...xml.matchAll(/<loc>[^<]*?org(.*?)<\/loc><lastmod>(.*?)</g)].map(([, ...it]) => it),
  ).toEqual([
    ['/blog', '2026-03-04'],
    ['/blog/page/2', '2026-03-04'],
    ['/blog/post-12', '2025-01-02'],
  ]);
});
