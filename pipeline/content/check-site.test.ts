import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitePaths } from '../../src/content/site-paths.ts';
import { siteProblems } from './check-site.ts';
import { wordProblems } from './check-words.ts';
import { readContent } from './read-content.ts';
import { readFile } from './read-file.ts';
import { refuse } from './refuse.ts';
import type { ContentFiles } from './walk.ts';

test('the content of the site has no problem', () => {
  expect(readContent('content').problems).toEqual([]);
});

const { files, problems } = readContent();

test('the content of the tests has no problem, and no folder of it is left out', () => {
  expect(problems).toEqual([]);
  expect(files).toHaveProperty(['content/calls/board-of-governors-2025.yaml']);
  expect(files).toHaveProperty(['content/posts/young-and-ready-to-lead.md']);
});

test.each(Object.keys(files))('%s may have only the fields that the site reads', (file) => {
  const text = file.endsWith('.md') ? '---\ncolour: red\n---\nWe began.\n' : 'colour: red\n';
  expect(readFile(file.replace('content/', ''), text).problems).toContainEqual(
    expect.stringMatching(
      `^${file}: has a field that nobody reads: colour\\. .*The fields here are: `,
    ),
  );
});

test('a file that is missing, and one that belongs nowhere, are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('tests/content', folder, { recursive: true });
  rmSync(join(folder, 'team.yaml'));
  writeFileSync(join(folder, 'teams.yaml'), 'team: []\n');
  const { problems } = readContent(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    'content/team.yaml is missing. Bring it back: the site cannot be built without it.',
    expect.stringMatching(/^content\/teams\.yaml is a file that nobody reads\. .* team\.yaml/),
  ]);
});

test('a problem stops the build, and the message lists every one', () => {
  expect(() => refuse([])).not.toThrow();
  expect(() => refuse(['One.'])).toThrow(/^The content has a problem:\n- One\.$/);
  expect(() => refuse(['One.', 'Two.'])).toThrow(/^The content has problems:\n- One\.\n- Two\.$/);
});

const banner = { isShown: true, text: 'New', link: '/announcements', deadline: '2025-10-15' };
const call = { title: 'New', date: '2025-10-01', deadline: '2025-10-15', featured: true };
const [heading, subheading] = [{ type: 'heading' }, { type: 'subheading', text: 'Then' }];

const good: ContentFiles = {
  'content/home.yaml': { banner },
  'content/calls/new.yaml': { id: 'new', ...call },
  'content/calls/older.yaml': { id: 'older', ...call, title: 'Older', date: '2025-01-01' },
  'content/calls/over.yaml': { ...call, date: '2025-11-01', title: 'Over', featured: false },
  'content/projects.yaml': { projects: [{ title: 'Green Hands' }, { title: 'Her Own Account' }] },
  'content/focus-areas.yaml': { areas: [{ id: 'climate', projects: ['Green Hands'] }] },
  'content/posts/a.md': {
    id: 'a',
    title: 'Planting day',
    excerpt: 'How we planted.',
    content: [heading, subheading, heading],
  },
  'content/jobs.yaml': {
    jobs: [
      { link: '/blog/a' },
      { link: '/focus-areas#climate' },
      { link: '/projects#green-hands' },
      { link: 'https://jobs.example' },
    ],
  },
  'content/team.yaml': { team: [{ image: { file: 'there.jpg' } }] },
};
const paths = [
  ...sitePaths,
  ...['/focus-areas#climate', '/projects#green-hands', '/projects#her-own-account', '/blog/a'],
];

test.each<[file: string, change: Record<string, unknown>, sentence?: string]>([
  ['content/home.yaml', { banner }],
  ['content/home.yaml', { banner: { isShown: false, text: 'Old', link: '/announcements' } }],
  ['content/home.yaml', { banner: { isShown: true, text: 'Old', link: '/about' } }],
  [
    'content/home.yaml',
    { banner: { ...banner, text: 'Old' } },
    'banner › text is "Old" and leads to /announcements, but the call there is "New". Write that title here, too, or take the banner away with isShown: false.',
  ],
  [
    'content/home.yaml',
    { banner: { ...banner, deadline: '2025-10-14' } },
    'banner › deadline is 2025-10-14, but the call at /announcements ends on 2025-10-15. Write that day here, too.',
  ],
  [
    'content/home.yaml',
    { banner: { ...banner, deadline: undefined } },
    'banner › deadline is missing, but the call at /announcements ends on 2025-10-15. Write that day here, too.',
  ],
  [
    'content/focus-areas.yaml',
    { areas: [{ id: 'climate', projects: ['Green Hand'] }] },
    'areas › entry 1 › projects › entry 1 is "Green Hand", but there is no such project. Use one of: Green Hands; Her Own Account.',
  ],
  [
    'content/posts/b.md',
    { id: 'a', title: 'Planting day' },
    'title is the same as in content/posts/a.md. Give each page words of its own, so that people can tell them apart.',
  ],
  [
    'content/posts/b.md',
    { id: 'a', excerpt: 'How we planted.' },
    'excerpt is the same as in content/posts/a.md. Give each page words of its own, so that people can tell them apart.',
  ],
  [
    'content/posts/a.md',
    { id: 'a', content: [{ type: 'intro' }, subheading, heading] },
    'has the smaller heading "Then" with no heading before it. Write ## in place of ###, or put a heading before it.',
  ],
  [
    'content/jobs.yaml',
    { jobs: [{ link: '/contact' }, { link: '/focus-areas#water' }] },
    `jobs › entry 2 › link leads to /focus-areas#water, but the site has no such page. Use one of: ${paths.join(', ')}.`,
  ],
  [
    'content/projects.yaml',
    { projects: [{ title: 'Green Hands', href: '/abuot' }, { title: 'Her Own Account' }] },
    `projects › entry 1 › href leads to /abuot, but the site has no such page. Use one of: ${paths.join(', ')}.`,
  ],
  [
    'content/organisation.yaml',
    { supportUs: '/give' },
    `supportUs leads to /give, but the site has no such page. Use one of: ${paths.join(', ')}.`,
  ],
  [
    'content/team.yaml',
    { team: [{}, { image: { file: 'not-there.jpg' } }] },
    'team › entry 2 › image › file is "not-there.jpg", but there is no such picture. Put it into content/pictures, or correct the name.',
  ],
])(
  '%s with %j: one sentence says what does not fit the other files, if anything',
  (file, change, sentence) => {
    const found = siteProblems({ ...good, [file]: change }, (name) => name === 'there.jpg');
    expect(found).toEqual(sentence ? [`${file}: ${sentence}`] : []);
  },
);

test('a banner cannot name a call while none is open', () => {
  expect(siteProblems({ 'content/home.yaml': { banner } }, () => true)).toEqual([
    'content/home.yaml: banner › text is "New" and leads to /announcements, but no call is open there. Let the banner lead elsewhere, or take the banner away with isShown: false.',
  ]);
});

const long = 'Words that say what the page holds, for whom and where, in one sentence.';

test.each<[words: Record<string, unknown>, sentence: string]>([
  [
    { list: [{ title: 'One' }, { title: ' \n' }] },
    'list › entry 2 › title is empty. Write the text, or remove the whole entry it belongs to.',
  ],
  [
    { action: { href: '/abuot' } },
    'action › href leads to /abuot, but the site has no such page. Use one of: /, /about.',
  ],
  [
    { head: { description: 'All about us.' } },
    'head › description has 13 characters. Search engines show 50 to 160: make it longer or shorter.',
  ],
  [
    { head: { title: 'x'.repeat(61) } },
    'head › title has 61 characters. Search engines show 60: make it shorter.',
  ],
  [
    { head: { title: 'Us' } },
    'head › title is the same as in src/content/a.ts. Give each page words of its own, so that people can tell them apart.',
  ],
  [
    { head: { description: long } },
    'head › description is the same as in content/posts/b.md. Give each page words of its own, so that people can tell them apart.',
  ],
])('words in src/content, %j: one sentence says what is wrong', (words, sentence) => {
  const others = {
    'src/content/a.ts': { head: { title: 'Us' } },
    'content/posts/b.md': { excerpt: long },
  };
  expect(wordProblems({ ...others, '/src/content/b.ts': words }, ['/', '/about'])).toEqual([
    `src/content/b.ts: ${sentence}`,
  ]);
});
