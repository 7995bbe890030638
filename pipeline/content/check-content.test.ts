import { describe, expect, test } from 'vitest';
import { contentFiles, paths } from '../../src/entry-prerender.tsx';
import { documentTitle } from '../../src/lib/page-head.ts';
import { checkContent, contentProblems } from './check-content.ts';
import { lengths } from './check-lengths.ts';
import { type ContentFiles, walk } from './walk.ts';

const somePaths = ['/', '/about', '/focus-areas', '/announcements', '/blog/first'];
const long = 'Words that say what the page holds, for whom and where, in one sentence.';

function problemsOf(files: ContentFiles) {
  return contentProblems(files, somePaths);
}

test('the content of the site has no problem', () => {
  expect(contentProblems(contentFiles, paths)).toEqual([]);
});

test('a problem stops the build, and the message lists every one', () => {
  const files = { 'src/content/jobs.ts': { jobs: [{ title: '' }, { title: ' ' }] } };
  expect(() => checkContent(files, [])).toThrow(
    /^The content has problems:\n- .*entry 1.*\n- .*entry 2/,
  );
});

/** What stands behind every title in the browser's tab. */
const ending = documentTitle({ title: '', description: '' });

const calls = [
  { title: 'Older', featured: false },
  { title: 'New', featured: true },
];
const banner = { isShown: true, link: { href: '/announcements' } };

/** What a story has to say of the person in it. */
const safe = { safeguarding: { nameIsChanged: true, consentIsHeld: true } };

describe('each check names the file, the entry and the fix:', () => {
  test.each<[name: string, files: ContentFiles, sentence: string]>([
    [
      'an empty text',
      { '/src/content/projects.ts': { list: [{ title: 'One' }, { title: ' \n' }] } },
      'src/content/projects.ts: list › entry 2 › title is empty. Write the text, or remove the whole entry it belongs to.',
    ],
    [
      'a character that is not in the fonts',
      { 'src/content/a.ts': { calls: [{ text: 'Eŋŋanda – café' }, { text: 'CO₂, not CO₂' }] } },
      'src/content/a.ts: calls › entry 2 › text has the character "₂" (U+2082), which our fonts do not have. Write it another way, or add it to the list in pipeline/fonts/font-characters.ts.',
    ],
    [
      'a picture without a description',
      { 'src/content/x.ts': { image: { file: { src: '/a.svg' }, alt: '' } } },
      'src/content/x.ts: image › alt is empty. Write the text, or remove the whole entry it belongs to.',
    ],
    [
      'a day that does not exist',
      { 'src/content/blog/a.ts': { post: { date: '2025-02-30' } } },
      'src/content/blog/a.ts: post › date is "2025-02-30", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    ],
    [
      'a date in words',
      { 'src/content/a.ts': { call: { deadline: 'October 15' } } },
      'src/content/a.ts: call › deadline is "October 15", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    ],
    [
      'a deadline before the posting',
      { 'src/content/a.ts': { calls: [{ date: '2025-10-15', deadline: '2025-10-01' }] } },
      'src/content/a.ts: calls › entry 1 has the deadline 2025-10-01, before it is posted on 2025-10-15. Correct one of the two dates.',
    ],
    [
      'a story whose name may be the person’s own',
      {
        'src/content/stories.ts': {
          stories: [safe, { safeguarding: { consentIsHeld: true } }, safe],
        },
      },
      'src/content/stories.ts: stories › entry 2 does not say that the name is changed and consent is held. Make sure of both, and add safeguarding: { nameIsChanged: true, consentIsHeld: true }; otherwise tell another story.',
    ],
    [
      'a story with a photo',
      {
        'src/content/stories.ts': {
          stories: [safe, safe, { ...safe, image: { file: { src: '/a.jpg', photo: {} } } }],
        },
      },
      'src/content/stories.ts: stories › entry 3 shows a photo, and the page says that pictures are drawn. Take a drawing instead.',
    ],
    [
      'an id that cannot stand in an address',
      { 'src/content/a.ts': { jobs: [{ id: 'Board Member' }] } },
      'src/content/a.ts: jobs › entry 1 › id is "Board Member", which cannot be used in an address. Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.',
    ],
    [
      'a post whose address is taken by the parts of the list',
      { 'src/content/blog/page.ts': { post: { id: 'page' } } },
      'src/content/blog/page.ts: post › id is "page", which cannot be used in an address. Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.',
    ],
    [
      'an id used twice in a list',
      { 'src/content/a.ts': { jobs: [{ id: 'driver' }, { id: 'nurse' }, { id: 'driver' }] } },
      'src/content/a.ts: jobs › entry 3 › id is "driver", like that in src/content/a.ts. Give one of the two another id.',
    ],
    [
      'two posts at one address',
      {
        'src/content/blog/a.ts': { post: { id: 'first' } },
        'src/content/blog/b.ts': { post: { id: 'first' } },
      },
      'src/content/blog/b.ts: post › id is "first", like that in src/content/blog/a.ts. Give one of the two another id.',
    ],
    [
      'a link to a page that is not there',
      { 'src/content/a.ts': { action: { href: '/abuot' } } },
      'src/content/a.ts: action › href leads to /abuot, but the site has no such page. Use one of: /, /about, /focus-areas, /announcements, /blog/first.',
    ],
    [
      'a link to a tab that is not there',
      { 'src/content/a.ts': { jobs: [{ link: '/focus-areas#water' }] } },
      'src/content/a.ts: jobs › entry 1 › link leads to /focus-areas#water, but the site has no such page. Use one of: /, /about, /focus-areas, /announcements, /blog/first.',
    ],
    [
      'a banner that names a call of the past',
      {
        'src/content/announcements.ts': { announcements: calls },
        'src/content/home.ts': { banner: { ...banner, text: 'Old' } },
      },
      'src/content/home.ts: banner › text is "Old" and leads to /announcements, but the call there is "New". Write that title here, too, or take the banner away with isShown: false.',
    ],
    [
      'a banner that names a call while none is open',
      {
        'src/content/announcements.ts': { announcements: [{ title: 'Old', featured: false }] },
        'src/content/home.ts': { banner: { ...banner, text: 'Old' } },
      },
      'src/content/home.ts: banner › text is "Old" and leads to /announcements, but no call is open there. Let the banner lead elsewhere, or take the banner away with isShown: false.',
    ],
    [
      'a description that is too short',
      { 'src/content/a.ts': { head: { description: 'All about us.' } } },
      'src/content/a.ts: head › description has 13 characters. Search engines show 50 to 160: make it longer or shorter.',
    ],
    [
      'an excerpt that is too long',
      { 'src/content/blog/a.ts': { post: { excerpt: 'x'.repeat(161) } } },
      'src/content/blog/a.ts: post › excerpt has 161 characters. Search engines show 50 to 160: make it longer or shorter.',
    ],
    [
      'a title that search engines cut',
      { 'src/content/a.ts': { head: { title: 'x'.repeat(60) } } },
      `src/content/a.ts: head › title has 60 characters, ${60 + ending.length} with “${ending.trim()}” behind it. Search engines show 15 to 60 of them: at most ${60 - ending.length} are left for the title itself.`,
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
      'two pages with one description',
      {
        'src/content/a.ts': { head: { description: long } },
        'src/content/b.ts': { head: { description: long } },
      },
      'src/content/b.ts: head › description is the same as in src/content/a.ts. Give each page words of its own, so that people can tell them apart.',
    ],
    [
      'a post with the excerpt of a page',
      {
        'src/content/a.ts': { head: { description: long } },
        'src/content/blog/b.ts': { post: { excerpt: long } },
      },
      'src/content/blog/b.ts: post › excerpt is the same as in src/content/a.ts. Give each page words of its own, so that people can tell them apart.',
    ],
    [
      'a subheading before any heading',
      {
        'src/content/blog/a.ts': {
          post: { content: [{ type: 'intro' }, { type: 'subheading' }, { type: 'heading' }] },
        },
      },
      "src/content/blog/a.ts: post › content › entry 2 is a subheading with no heading before it. Make it a 'heading', or put one before it.",
    ],
    [
      'a list of the wrong length',
      { 'src/content/projects.ts': { projects: [{ title: 'A' }] } },
      'src/content/projects.ts: projects holds 1, but the page is made for 5. Add or remove entries until there are 5; another number needs a developer, who changes it in pipeline/content/check-lengths.ts, too.',
    ],
  ])('%s', (_, files, sentence) => {
    expect(problemsOf(files)).toEqual([sentence]);
  });
});

test('each list whose length is fixed is in the content under that name', () => {
  const places = [...walk(contentFiles)].map(({ file, path }) => [file, ...path].join(' '));
  expect(places).toEqual(expect.arrayContaining(Object.keys(lengths)));
});

test.each([
  ['names the call that is open', { ...banner, text: 'New' }],
  ['is not shown', { ...banner, isShown: false, text: 'Old' }],
  ['leads elsewhere', { isShown: true, text: 'We plant on Sunday', link: { href: '/about' } }],
])('a banner that %s is left alone', (_, banner) => {
  const files = {
    'src/content/announcements.ts': { announcements: calls },
    'src/content/home.ts': { banner },
  };
  expect(problemsOf(files)).toEqual([]);
});

test('what is right is left alone', () => {
  expect(
    problemsOf({
      'src/content/a.ts': {
        head: { title: 'Us', description: long },
        focusAreas: [{ id: 'srhr' }, { id: 'climate' }],
        calls: [{ id: 'srhr', date: '2025-10-01', deadline: '2025-10-01' }],
        content: [{ type: 'heading' }, { type: 'subheading' }, { type: 'heading' }],
        links: [{ href: '/focus-areas#climate' }, { href: 'https://e-yess.example' }],
      },
    }),
  ).toEqual([]);
});
