import { describe, expect, test } from 'vitest';
import { wordProblems } from './check-words.ts';
import type { ContentFiles } from './walk.ts';

const long = 'Words that say what the page holds, for whom and where, in one sentence.';

describe('one sentence names the file, the place and the fix:', () => {
  test.each<[what: string, files: ContentFiles, sentence: string]>([
    [
      'an empty text',
      { '/src/content/projects.ts': { list: [{ title: 'One' }, { title: ' \n' }] } },
      'src/content/projects.ts: list › entry 2 › title is empty. Write the text, or remove the whole entry it belongs to.',
    ],
    [
      'a link to a page that is not there',
      { 'src/content/a.ts': { action: { href: '/abuot' } } },
      'src/content/a.ts: action › href leads to /abuot, but the site has no such page. Use one of: /, /about.',
    ],
    [
      'a description that is too short',
      { 'src/content/a.ts': { head: { description: 'All about us.' } } },
      'src/content/a.ts: head › description has 13 characters. Search engines show 50 to 160: make it longer or shorter.',
    ],
    [
      'a title that search engines cut',
      { 'src/content/a.ts': { head: { title: 'x'.repeat(61) } } },
      'src/content/a.ts: head › title has 61 characters. Search engines show 60: make it shorter.',
    ],
    [
      'two pages with one title',
      {
        'src/content/a.ts': { head: { title: 'Us' } },
        'src/content/b.ts': { head: { title: 'Us' } },
      },
      'src/content/b.ts: head › title is the same as in src/content/a.ts. Give each page words of its own, so that people can tell them apart.',
    ],
    [
      'a post with the excerpt of a page',
      {
        'src/content/a.ts': { head: { description: long } },
        'content/posts/b.md': { excerpt: long },
      },
      'content/posts/b.md: excerpt is the same as in src/content/a.ts. Give each page words of its own, so that people can tell them apart.',
    ],
  ])('%s', (_, files, sentence) => {
    expect(wordProblems(files, ['/', '/about'])).toEqual([sentence]);
  });
});
