import { expect, test } from 'vitest';
import { postPath } from './post-path.ts';

test('a post stands below the blog, at an address that others may have written down', () => {
  expect(postPath('young-and-ready-to-lead')).toBe('/blog/young-and-ready-to-lead');
});
