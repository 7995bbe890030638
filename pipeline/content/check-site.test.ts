import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sitePaths } from '../../src/content/site.ts';
import { siteErrors } from './check-site.ts';
import { type ContentFiles, messageOf, throwContentErrors } from './content-errors.ts';
import { readContent, sampleWarning } from './read-content.ts';

test('the content of the site has no errors', () => {
  expect(readContent('content').errors).toEqual([]);
});

const { files, errors } = readContent();

test('the test content has no errors, and no folder of it is left out', () => {
  expect(errors).toEqual([]);
  expect(files).toHaveProperty(['content/calls/board-of-governors-2025.yaml']);
  expect(files).toHaveProperty(['content/posts/young-and-ready-to-lead.md']);
});

test('the sample warning names every file that is still invented, wholly or in part', () => {
  expect(sampleWarning(files)).toMatch(/content\/organisation\.yaml.*content\/stories\.yaml/);
  expect(sampleWarning({ 'content/partners.yaml': { isSample: false } })).toBeUndefined();
});

test('a missing file and an unknown one stop the build with a sentence each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('tests/content', folder, { recursive: true });
  rmSync(join(folder, 'team.yaml'));
  writeFileSync(join(folder, 'teams.yaml'), 'team: []\n');
  const { errors } = readContent(folder);
  rmSync(folder, { recursive: true });
  expect(() => throwContentErrors([])).not.toThrow();
  expect(() => throwContentErrors(errors)).toThrow(
    /^The content has problems:\n- content\/team\.yaml: is missing\. Bring it back.*\n- content\/teams\.yaml: is a file that the site does not read\. .* team\.yaml/,
  );
});

const good: ContentFiles = {
  'content/projects.yaml': { projects: [{ title: 'Green Hands' }] },
  'content/focus-areas.yaml': { areas: [{ id: 'climate' }] },
  'content/posts/a.md': { id: 'a', title: 'Planting day', excerpt: 'How we planted.' },
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

const elsewhere = `but the site has no such page. Use one of: ${sitePaths.join(', ')}; or the address that the browser shows on the page you mean.`;

test.each<[file: string, change: Record<string, unknown>, sentence: string]>([
  [
    'content/posts/b.md',
    { id: 'a', title: 'Planting day' },
    'title is the same as in content/posts/a.md. Give each post words of its own.',
  ],
  [
    'content/posts/b.md',
    { id: 'a', excerpt: 'How we planted.' },
    'excerpt is the same as in content/posts/a.md. Give each post words of its own.',
  ],
  [
    'content/jobs.yaml',
    { jobs: [{ link: '/contact' }, { link: '/focus-areas#water' }] },
    `jobs › 2 › link leads to /focus-areas#water, ${elsewhere}`,
  ],
  [
    'content/projects.yaml',
    { projects: [{ title: 'Green Hands', href: '/abuot' }] },
    `projects › 1 › href leads to /abuot, ${elsewhere}`,
  ],
  [
    'content/posts/a.md',
    {
      id: 'a',
      content: [
        { type: 'list', items: [[{ type: 'link', href: '/abuot', words: ['who ', 'we are'] }]] },
      ],
    },
    `The link “who we are” leads to /abuot, ${elsewhere}`,
  ],
  [
    'content/organisation.yaml',
    { isSample: false, email: 'hello@e-yess.example' },
    'email is hello@e-yess.example, which is an example: nothing sent there arrives. Write your own, or switch “Is an example” on again.',
  ],
  [
    'content/calls/new.yaml',
    { contact: { phone: ['+256 772 123 456', '+256 700 000 001'] } },
    'contact › phone › 2 is +256 700 000 001, which is an example: nothing sent there arrives. Write your own, or switch “Is an example” on again.',
  ],
  ['content/organisation.yaml', { supportUs: '/give' }, `supportUs leads to /give, ${elsewhere}`],
  [
    'content/team.yaml',
    { team: [{}, { image: { file: 'not-there.jpg' } }] },
    'team › 2 › image › file is "not-there.jpg", but there is no such picture. Put it into content/pictures, or correct the name.',
  ],
])('%s with %j: one error says what does not fit the other files', (file, change, sentence) => {
  const isThere = (name: string) => name === 'there.jpg';
  expect(siteErrors(good, isThere)).toEqual([]);
  expect(siteErrors({ ...good, [file]: change }, isThere).map(messageOf)).toEqual([
    `${file}: ${sentence}`,
  ]);
});
