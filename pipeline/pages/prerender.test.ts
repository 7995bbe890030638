import { expect, test } from 'vitest';
import { sitePaths } from '../../src/content/site.ts';
import { pages } from '../../src/entry-prerender.tsx';

test('the pages are the screens that links may lead to, and the posts', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...sitePaths]));
  expect(paths.filter((path) => !path.startsWith('/blog/'))).toHaveLength(sitePaths.length);
});
