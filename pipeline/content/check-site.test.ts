import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sitePaths } from '../../src/content/site-paths.ts';
import { siteProblems } from './check-site.ts';
import { readContent } from './read-content.ts';
import { refuse } from './refuse.ts';
import type { ContentFiles } from './walk.ts';

const content = readContent();
const folders: string[] = [];

/** A copy of the content, to be spoilt. */
function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  cpSync('content', folder, { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('the content of the site has no problem', () => {
  expect(content.problems).toEqual([]);
});

const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(yaml|md)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replace('content/', ''));

describe('every file is visited by the checks:', () => {
  test('none is left out', () => {
    expect(Object.keys(content.files)).toEqual(files.map((path) => `content/${path}`).sort());
  });

  test.each(files)('%s', (path) => {
    const folder = copyOfContent();
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replace(/^(---\n)?/, '$1colour: red\n'));
    expect(readContent(folder).problems).toContainEqual(
      expect.stringMatching(
        new RegExp(`^content/${path}: has a field that nobody reads: colour\\. .*The fields here`),
      ),
    );
  });
});

test('a file that is missing, and one that belongs nowhere, are named', () => {
  const folder = copyOfContent();
  rmSync(join(folder, 'team.yaml'));
  writeFileSync(join(folder, 'teams.yaml'), 'team: []\n');
  expect(readContent(folder).problems).toEqual([
    'content/team.yaml is missing. Bring it back: the site cannot be built without it.',
    expect.stringMatching(/^content\/teams\.yaml is a file that nobody reads\. .* team\.yaml/),
  ]);
});

test('a problem stops the build, and the message lists every one', () => {
  expect(() => refuse([])).not.toThrow();
  expect(() => refuse(['One.'])).toThrow(/^The content has a problem:\n- One\.$/);
  expect(() => refuse(['One.', 'Two.'])).toThrow(/^The content has problems:\n- One\.\n- Two\.$/);
});

const banner = { isShown: true, text: 'Old', link: '/announcements' };
const calls = {
  'content/calls/older.yaml': { id: 'older', title: 'Older', date: '2025-01-01', featured: true },
  'content/calls/new.yaml': {
    id: 'new',
    title: 'New',
    date: '2025-10-01',
    deadline: '2025-10-15',
    featured: true,
  },
  'content/calls/over.yaml': { id: 'over', title: 'Over', date: '2025-11-01', featured: false },
};
const image = { file: 'there.jpg', alt: 'A tree' };

function problemsOf(files: ContentFiles): string[] {
  return siteProblems(files, (name) => name === 'there.jpg');
}

describe('one sentence names the file, the place and the fix:', () => {
  test.each<[what: string, files: ContentFiles, sentence: string]>([
    [
      'two posts of one name',
      {
        'content/posts/a.md': { id: 'a', title: 'Planting day' },
        'content/posts/b.md': { id: 'b', title: 'Planting day' },
      },
      'content/posts/b.md: title is the same as in content/posts/a.md. Give each page words of its own, so that people can tell them apart.',
    ],
    [
      'two posts with one excerpt',
      {
        'content/posts/a.md': { id: 'a', excerpt: 'How we planted.' },
        'content/posts/b.md': { id: 'b', excerpt: 'How we planted.' },
      },
      'content/posts/b.md: excerpt is the same as in content/posts/a.md. Give each page words of its own, so that people can tell them apart.',
    ],
    [
      'a link to a page that is not there',
      { 'content/a.yaml': { action: { href: '/abuot' } } },
      `content/a.yaml: action › href leads to /abuot, but the site has no such page. Use one of: ${sitePaths.join(', ')}.`,
    ],
    [
      'a link to a post or a tab that is not there',
      {
        'content/focus-areas.yaml': { areas: [{ id: 'srhr' }] },
        'content/jobs.yaml': { jobs: [{ link: '/focus-areas#water' }] },
        'content/posts/first.md': { id: 'first' },
      },
      `content/jobs.yaml: jobs › entry 1 › link leads to /focus-areas#water, but the site has no such page. Use one of: ${sitePaths.join(', ')}, /focus-areas#srhr, /blog/first.`,
    ],
    [
      'a banner that names another call',
      { ...calls, 'content/home.yaml': { banner } },
      'content/home.yaml: banner › text is "Old" and leads to /announcements, but the call there is "New". Write that title here, too, or take the banner away with isShown: false.',
    ],
    [
      'a banner that names a call while none is open',
      { 'content/home.yaml': { banner } },
      'content/home.yaml: banner › text is "Old" and leads to /announcements, but no call is open there. Let the banner lead elsewhere, or take the banner away with isShown: false.',
    ],
    [
      'a banner that ends on another day than its call',
      {
        ...calls,
        'content/home.yaml': { banner: { ...banner, text: 'New', deadline: '2025-10-14' } },
      },
      'content/home.yaml: banner › deadline is 2025-10-14, but the call at /announcements ends on 2025-10-15. Write that day here, too.',
    ],
    [
      'a banner that does not say until when its call is open',
      { ...calls, 'content/home.yaml': { banner: { ...banner, text: 'New' } } },
      'content/home.yaml: banner › deadline is missing, but the call at /announcements ends on 2025-10-15. Write that day here, too.',
    ],
    [
      'a project that a focus area names, but nobody runs',
      {
        'content/projects.yaml': {
          projects: [{ title: 'Green Hands' }, { title: 'Her Own Account' }],
        },
        'content/focus-areas.yaml': { areas: [{ id: 'climate', projects: ['Green Hand'] }] },
      },
      'content/focus-areas.yaml: areas › entry 1 › projects › entry 1 is "Green Hand", but there is no such project. Use one of: Green Hands; Her Own Account.',
    ],
    [
      'a subheading before any heading',
      {
        'content/posts/a.md': {
          content: [{ type: 'intro' }, { type: 'subheading', text: 'Then' }, { type: 'heading' }],
        },
      },
      'content/posts/a.md: has the smaller heading "Then" with no heading before it. Write ## in place of ###, or put a heading before it.',
    ],
    [
      'a picture that is not there',
      {
        'content/team.yaml': { team: [{ image }, { image: { ...image, file: 'not-there.jpg' } }] },
      },
      'content/team.yaml: team › entry 2 › image › file is "not-there.jpg", but there is no such picture. Put it into content/pictures, or correct the name.',
    ],
  ])('%s', (_, files, sentence) => {
    expect(problemsOf(files)).toEqual([sentence]);
  });
});

test.each([
  ['names the call that is open', { ...banner, text: 'New', deadline: '2025-10-15' }],
  ['is not shown', { ...banner, isShown: false }],
  ['leads elsewhere', { ...banner, link: '/about' }],
])('a banner that %s is left alone', (_, banner) => {
  expect(problemsOf({ ...calls, 'content/home.yaml': { banner } })).toEqual([]);
});

test('what is right is left alone', () => {
  expect(
    problemsOf({
      'content/focus-areas.yaml': {
        areas: [{ id: 'srhr' }, { id: 'climate', projects: ['Green Hands'] }],
      },
      'content/projects.yaml': { projects: [{ title: 'Green Hands' }] },
      'content/posts/first.md': {
        id: 'first',
        content: [{ type: 'heading' }, { type: 'subheading' }, { type: 'heading' }],
      },
      'content/a.yaml': {
        links: [
          '/focus-areas#climate',
          '/projects#green-hands',
          '/blog/first',
          'https://e-yess.example',
        ].map((href) => ({
          href,
        })),
        image,
      },
    }),
  ).toEqual([]);
});
