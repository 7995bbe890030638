import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import { PostList } from './post-list.tsx';

test('without posts the page says so, in the words of the specification', () => {
  const page = markup(<PostList hasNewest posts={[]} />);
  expect(page).toContain('No blog posts available yet. Check back soon!');
  expect(page).not.toContain('<li');
});
