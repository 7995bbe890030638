import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messageOf } from './content-errors.ts';
import { readFile } from './read-file.ts';

const post = `---
title: Planting day
excerpt: Forty seedlings, twelve spades and a cloud that could not make up its mind.
date: 2025-10-01
author: Harriet Apiyo
category: From the field
image:
  file: planting-day.jpg
  alt: Young trees in rows
---

We began at seven.

## What comes next

Water.
`;

function textOf(path: string): string {
  return path.startsWith('posts/') ? post : readFileSync(`tests/content/${path}`, 'utf8');
}

test('a post is read as it is, also from Windows', () => {
  const { data, errors } = readFile('posts/planting-day.md', post);
  expect(errors).toEqual([]);
  const onWindows = `\uFEFF${post.replaceAll('\n', '\r\n')}`;
  expect(readFile('posts/planting-day.md', onWindows)).toMatchObject({ data, errors });
});

const promise =
  'A true story is told only if the name is changed and consent is held. Make sure of both and switch them on, or tell another story.';
const idFix =
  'Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.';

/** By file and change: what a volunteer reads. */
const sentences: Record<string, Record<string, string>> = {
  'jobs.yaml': {
    'title: Member => title: Member: part-time':
      'Nested mappings are not allowed in compact mappings at line 6',
    '    title: Member => \t\ttitle: Member': 'Tabs are not allowed as indentation at line 6',
    'posted: 2 days ago => posted: *today': 'Unresolved alias',
    'posted: => posted-on:': 'jobs › 1 › posted is empty. Fill it in.',
    "location: Remote => location: ' '":
      'jobs › 1 › location is empty. Write the text, or remove the whole entry it belongs to.',
    'location: Remote => location:': 'jobs › 1 › location is empty. Fill it in.',
    'posted: 2 days ago => posted: 14':
      "jobs › 1 › posted is 14, which is not read as a text. Put it in quotes: '14'",
    'intro:\n  title: Work with us\n  text: Jobs and volunteer roles, and how we choose.\n => intro: Work with us\n':
      'intro cannot be used. Invalid input: expected object, received string.',
    'id: board-member => id: The board': `jobs › 1 › id is "The board", which cannot be used in an address. ${idFix}`,
    'link: /announcements => link: www.jobs.example':
      'jobs › 1 › link is "www.jobs.example", which leads nowhere. Begin with / for a page of this site, or with https://, mailto: or tel:.',
  },
  'gallery.yaml': {
    'id: tree-nursery => id: girls-circle':
      'gallery › 2 › id is "girls-circle", as in entry 1. Write another in one of the two.',
  },
  'organisation.yaml': {
    'name: E-YESS Uganda => name: E-YESS Uganda\ncolour: red':
      'cannot be used. Unrecognized key: "colour".',
  },
  'calls/board-of-governors-2025.yaml': {
    'featured: true => featured: yes':
      'featured cannot be used. Invalid input: expected boolean, received string.',
    'deadline: 2025-10-15 => deadline: 2025-02-30':
      'deadline is "2025-02-30", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    'deadline: 2025-10-15 => deadline: 2025-09-15':
      'deadline is 2025-09-15, before the call is posted on 2025-10-01. Correct one of the two dates.',
    'email: hello@e-yess.example => email: hello at e-yess':
      'contact › email is "hello at e-yess", which is not an email address. Write it like hello@e-yess.example.',
    '- +256 000 000 001 => - 0700 000 003':
      'contact › phone › 1 is "0700 000 003", which is not a phone number. Write it with the code of the country: +256 000 000 001.',
  },
  'partners.yaml': {
    'names: => names: []\nothers:': 'names has 0 entries. The page needs at least 1.',
  },
  'focus-areas.yaml': {
    '      - Family planning and HIV services that welcome young people\n => ':
      'areas › 1 › keyAreas has 4 entries. The page needs at least 5.',
  },
  'stories.yaml': {
    'file: portrait.svg => file: nakku.jpg':
      'stories › 1 › image › file is a photo, and the page says that pictures are drawn. Take a drawing instead.',
    'isSample: true => isSample: false': `stories › 1 › safeguarding › nameIsChanged is not confirmed. ${promise}`,
  },
  'posts/planting-day.md': {
    'title: Planting day => title: Planting: a day': 'Nested mappings are not allowed',
    [`Planting day => ${'x'.repeat(71)}`]: 'title has 71 characters. The page needs at most 70.',
    'Forty seedlings, twelve spades and a => A':
      'excerpt has 40 characters. The page needs at least 50.',
    'planting-day.jpg => Planting Day.JPG':
      'image › file is "Planting Day.JPG", which is not the name of a picture. Save it as a JPEG (photos) or an SVG (drawings), in lower case without spaces: planting-day.jpg.',
    'We began at seven.\n\n## What comes next\n\nWater.\n => ':
      'The text is empty. Write a paragraph: the first is the opening, set larger.',
    'We began at seven.\n => ':
      'The text begins with a heading. Write a paragraph above it: the opening, set larger.',
    'Water. => See [our jobs](www.jobs.example).':
      'The link “our jobs” is "www.jobs.example", which leads nowhere. Begin with / for a page of this site, or with https://, mailto: or tel:.',
    'Water. => ![](planting-day.jpg)':
      'The picture “planting-day.jpg” has no description. Write what matters in it, for people who cannot see it.',
    'Water. => ![A tree](../planting-day.pdf)':
      'A picture is "../planting-day.pdf", which is not the name of a picture.',
  },
};

describe.each(Object.entries(sentences))(
  'a sentence says what is wrong in %s, where, and what to do:',
  (path, changes) => {
    test.each(Object.entries(changes))('%s', (change, sentence) => {
      const [from = '', to = ''] = change.split(' => ');
      const text = textOf(path);
      expect(text).toContain(from);
      const { errors } = readFile(
        path,
        text.replace(from, () => to),
      );
      expect(errors.map(messageOf)).toContainEqual(
        expect.stringContaining(`content/${path}: ${sentence}`),
      );
    });
  },
);

test.each([
  ['jobs.yaml', '\n', 'is empty. Fill it in.'],
  [
    'posts/planting-day.md',
    'We began at seven.\n',
    'does not begin with its title, date and so on between two lines of three dashes, ---.',
  ],
  ['posts/Planting Day.md', post, `has a name that cannot be used in an address. ${idFix}`],
  ['posts/page.md', post, `has a name that cannot be used in an address. ${idFix}`],
  [
    'posts/planting-day.docx',
    post,
    'is a file that the site does not read. Posts are in content/posts and end with .md, calls in content/calls and end with .yaml, pictures in content/pictures; the other files are',
  ],
])('%s with the text %j: one sentence says what is wrong', (path, text, sentence) => {
  expect(readFile(path, text).errors.map(messageOf)).toEqual([
    expect.stringContaining(`content/${path}: ${sentence}`),
  ]);
});
