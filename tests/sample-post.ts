import type { BlogPost } from '../src/content/types.ts';

/** A post for tests, with what a test says of it. */
export function samplePost(parts: Partial<BlogPost>): BlogPost {
  return {
    id: 'a-post',
    title: 'Bread & salt',
    excerpt: 'Words',
    date: '2026-01-02',
    author: 'Grace',
    category: 'News',
    image: { file: { src: '/pictures/a.svg', width: 1, height: 1 }, alt: '' },
    readTime: '1 min read',
    content: [],
    ...parts,
  };
}
