import { expect, test } from 'vitest';
import { sitePaths } from '../../src/content/site-paths.ts';
import { pages, words } from '../../src/entry-prerender.tsx';
import { wordProblems } from '../content/check-words.ts';

const paths = pages.map(({ path }) => path);

test('the pages are the screens that links may lead to, and the posts', () => {
  expect(paths).toEqual(expect.arrayContaining([...sitePaths]));
  expect(paths.filter((path) => !path.startsWith('/blog/'))).toHaveLength(sitePaths.length);
});

test('their words have no problem', () => {
  expect(Object.keys(words).length).toBeGreaterThan(10);
  expect(wordProblems(words, paths)).toEqual([]);
});
