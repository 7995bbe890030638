import { describe, expect, test } from 'vitest';
import { type Build, brokenRules } from './broken-rules.ts';

const few = built(10, {});

test('a site with ever more lists, each within its limit, keeps the rules', () => {
  const many = built(100, {
    processorSeconds: 40,
    'blog.html': 13_900,
    'blog.json': 2_900,
    'blog/page/2.html': 14_000,
    'blog/page/2.json': 3_000,
  });
  expect(brokenRules([few, many])).toEqual([]);
});

test('small changes, as from other names of files, are none', () => {
  expect(brokenRules([few, built(100, { 'jobs.html': 10_090, 'assets/site.js': 50_040 })])).toEqual(
    [],
  );
});

describe('each rule says what grew, and by how much:', () => {
  test.each<[what: string, changed: Record<string, number>, sentence: string]>([
    [
      'a page',
      { 'jobs.html': 10_101 },
      'jobs.html weighs 10000 bytes with 10 posts and 10101 with 100: a page should weigh the same however many there are.',
    ],
    [
      'several pages, by the one that changed most',
      { 'jobs.html': 10_500, 'blog/one.json': 1_000 },
      'blog/one.json weighs 2000 bytes with 10 posts and 1000 with 100, and so it is with 1 more: a page should weigh the same however many there are.',
    ],
    [
      'the scripts',
      { 'assets/words.js': 20_000 },
      'The scripts weigh 51000 bytes with 10 posts and 70000 with 100: posts should not come into them.',
    ],
    [
      'a list',
      { 'blog/page/2.html': 13_950, 'blog/page/3.html': 14_001 },
      'With 100 posts blog/page/3.html weighs 14001 bytes; a list of at most 12 posts may weigh 14000.',
    ],
    [
      'the data of a list',
      { 'blog.json': 3_001 },
      'With 100 posts blog.json weighs 3001 bytes; a list of at most 12 posts may weigh 3000.',
    ],
    [
      'the time',
      { processorSeconds: 101 },
      'The build takes 10.0 s of processor time with 10 posts and 101.0 s with 100: 10 times the posts should take at most 10 times as long.',
    ],
  ])('%s', (_, changed, sentence) => {
    expect(brokenRules([few, built(100, changed)])).toEqual([sentence]);
  });
});

test('each build is compared with the one before it, not only the last', () => {
  const slow = built(100, { processorSeconds: 101 });
  const quicker = built(1000, { processorSeconds: 102 });
  expect(brokenRules([few, slow, quicker])).toHaveLength(1);
});

function built(
  posts: number,
  { processorSeconds = 10, ...weights }: Record<string, number>,
): Build {
  const usual = {
    'jobs.html': 10_000,
    'blog/one.json': 2_000,
    'blog.html': 12_000,
    'blog.json': 1_500,
    'assets/site.js': 50_000,
    'assets/words.js': 1_000,
  };
  return {
    posts,
    seconds: 10,
    processorSeconds,
    weights: new Map(Object.entries({ ...usual, ...weights })),
  };
}
