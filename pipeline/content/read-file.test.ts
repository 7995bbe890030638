import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
readTime: 1 min read
---

We began at seven.

## What comes next

Water.
`;

function textOf(path: string): string {
  return path.startsWith('posts/') ? post : readFileSync(`tests/content/${path}`, 'utf8');
}

test('a post is read as it is, also from Windows', () => {
  const { data, problems } = readFile('posts/planting-day.md', post);
  expect(problems).toEqual([]);
  const onWindows = `\uFEFF${post.replaceAll('\n', '\r\n')}`;
  expect(readFile('posts/planting-day.md', onWindows)).toEqual({ data, problems });
});

const promise =
  'A true story is told only if the name is changed and consent is held. Make sure of both and write true, or tell another story.';
const idFix =
  'Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.';
const otherNumber = 'another number needs a developer, who changes it in src/content/schema, too.';
const plain = 'Within a line a post shows plain text alone: take the signs around the words away.';

/** By file and change: what a volunteer reads. */
const sentences: Record<string, Record<string, string>> = {
  'jobs.yaml': {
    'title: Member => title: Member: part-time':
      "line 6 has a colon inside a text. Put the text in quotes: title: 'Member: part-time of the Board of Governors'",
    '    title: Member => \t\ttitle: Member':
      'line 6 begins with a tab. Use spaces in its place, as many as the line above has.',
    '    link: => \n    id: nurse\n    link:':
      'line 13 has the field id for the second time in one entry. An entry of a list begins with a dash and a space: "- ". If one is missing here, add it; else delete this line.',
    '    title: Member =>    title: Member':
      'line 6 stands neither below the line before it nor at its side. Entries of a list begin with a dash and a space, and their fields stand exactly below each other.',
    "posted: 2 days ago => posted: 'The day's end'":
      "line 9 goes on after the end of a text in quotes. If the text has an apostrophe in it, write the curly one, ’, or the straight one twice, ''.",
    "closed: When => closed: 'When":
      'line 21 ends a text that begins with a quote and has none at its end. Add it.',
    'posted: 2 days ago => posted: @today':
      "line 9 begins a text with a sign that has a meaning of its own here. Put the text in quotes: posted: '@today'",
    'posted: 2 days ago => posted: *today':
      "has a text that begins with *. Put the text in quotes: '* a text'",
    'posted: 2 days ago => posted: [today': 'line 10 cannot be read',
    'posted: => posted-on:':
      'jobs › entry 1 has a field that nobody reads: posted-on. Correct the name or delete it. The fields here are: id, title, type, location, posted, deadline, description, link.',
    '    location: Remote\n => ':
      'jobs › entry 1 › location is missing. Add it again: the page needs it.',
    "location: Remote => location: ' '":
      'jobs › entry 1 › location is empty. Write the text, or remove the whole entry it belongs to.',
    'location: Remote => location:': 'jobs › entry 1 › location is empty. Write a text.',
    'posted: 2 days ago => posted: 14':
      "jobs › entry 1 › posted is 14, which is read as a number and not as a text. Put it in quotes: '14'",
    'posted: 2 days ago => posted: true':
      "jobs › entry 1 › posted is true, which is read as a yes or no and not as a text. Put it in quotes: 'true'",
    'intro:\n  title: Work with us\n  text: Jobs and volunteer roles, and how we choose.\n => intro: Work with us\n':
      'intro is not what the page needs there. Give it its fields, each on a line of its own, two spaces further in.',
    'id: board-member => id: The board': `jobs › entry 1 › id is "The board", which cannot be used in an address. ${idFix}`,
    'link: /announcements => link: www.jobs.example':
      'jobs › entry 1 › link is "www.jobs.example", which leads nowhere. Begin with / for a page of this site, or with https://, mailto: or tel:.',
  },
  'gallery.yaml': {
    'id: tree-nursery => id: girls-circle':
      'gallery › entry 2 › id is "girls-circle", like that of entry 1. Give one of the two another short name.',
  },
  'calls/board-of-governors-2025.yaml': {
    '- Guide our strategy => Guide our strategy':
      'content › responsibilities is not what the page needs there. Make it a list: each entry on a line of its own, with a dash and a space before it.',
    'featured: true => featured: yes':
      'featured is not what the page needs there. Write true or false, without quotes.',
    'deadline: 2025-10-15 => deadline: 2025-02-30':
      'deadline is "2025-02-30", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    'deadline: 2025-10-15 => deadline: October 15':
      'deadline is "October 15", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    'deadline: 2025-10-15 => deadline: 2025-09-15':
      'deadline is 2025-09-15, before the call is posted on 2025-10-01. Correct one of the two dates.',
    'email: hello@e-yess.example => email: hello at e-yess':
      'contact › email is "hello at e-yess", which is not an email address. Write it like hello@e-yess.example.',
    '- +256 000 000 001 => - 0700 000 003':
      'contact › phone › entry 1 is "0700 000 003", which is not a phone number. Write it with the code of the country: +256 700 000 001.',
  },
  'partners.yaml': {
    '  - Open Door Health Centres\n => ': `names holds 4, but the page is made for 5. Add or remove entries until there are 5; ${otherNumber}`,
  },
  'focus-areas.yaml': {
    '      - Family planning and HIV services that welcome young people\n => ': `areas › entry 1 › keyAreas holds 4, but the page is made for 5. Add or remove entries until there are 5; ${otherNumber}`,
  },
  'stories.yaml': {
    'file: portrait.svg => file: nakku.jpg':
      'stories › entry 1 › image › file is a photo, and the page says that pictures are drawn. Take a drawing instead.',
    '    safeguarding:\n      nameIsChanged: false\n      consentIsHeld: false\n => ': `stories › entry 1 › safeguarding does not say whether the name is changed and consent is held. ${promise}`,
  },
  'posts/planting-day.md': {
    'title: Planting day => title: Planting: a day':
      "line 2 has a colon inside a text. Put the text in quotes: title: 'Planting: a day'",
    [`Planting day => ${'x'.repeat(71)}`]:
      'title has 71 characters, and there is room for at most 70. Make it shorter.',
    [`Forty seedlings => ${'x'.repeat(103)}`]:
      'excerpt has 163 characters, and there is room for at most 160. Make it shorter.',
    'Forty seedlings, twelve spades and a => A':
      'excerpt has 40 characters, and there is room for at least 50. Make it longer.',
    'planting-day.jpg => Planting Day.JPG':
      'image › file is "Planting Day.JPG", which is not the name of a picture. Save it as a JPEG (photos) or an SVG (drawings), in lower case with hyphens: planting-day.jpg.',
    'planting-day.jpg => planting-day.heic':
      'image › file is "planting-day.heic", which is not the name of a picture. Save it as a JPEG',
    'We began at seven.\n => ':
      'line 12 begins with no paragraph. The first paragraph of a post is its opening, set larger: write one.',
    'at seven => **at seven**': `line 13 has “**at seven**”. ${plain}`,
    'Water. => See [our jobs](/jobs).': `line 17 has “[our jobs](/jobs)”. ${plain}`,
    'Water. => #### Next year':
      'line 17 has a heading with ####. Write ## for a heading and ### for a smaller one below it.',
    'Water. => 1. Water\n2. Count':
      'line 17 has a list with numbers. Begin each entry with a dash instead.',
    'Water. => - Water\n  - twice':
      'line 17 has a list whose entries are more than a text each. Make them plain.',
    'Water. => > Trees are patient.':
      'line 17 has a quote that is no box. A box begins with a bold line, > **Title**, and has a list below it: > - One thing',
    'Water. => ![](planting-day.jpg)':
      'line 17 has a picture without a description. Write what matters in it between the brackets: ![Two girls read](planting-day.jpg)',
    'Water. => ![A tree](../planting-day.pdf)':
      'line 17 has a picture whose name is "../planting-day.pdf", which is not the name of a picture.',
    'Water. => | a | b |\n|---|---|\n| c | d |':
      'line 17 has “| a | b |”, which a post cannot show. Posts know paragraphs, headings (## and ###), lists (-), a box (> with a bold line and a list) and pictures.',
  },
};

describe.each(Object.entries(sentences))(
  'one sentence says what is wrong in %s, where, and what to do:',
  (path, changes) => {
    test.each(Object.entries(changes))('%s', (change, sentence) => {
      const [from = '', to = ''] = change.split(' => ');
      const text = textOf(path);
      expect(text).toContain(from);
      expect(
        readFile(
          path,
          text.replace(from, () => to),
        ).problems,
      ).toEqual([expect.stringContaining(`content/${path}: ${sentence}`)]);
    });
  },
);

test.each([
  ['jobs.yaml', '\n', ': is empty. Bring back what stood in it, or delete the file.'],
  [
    'posts/planting-day.md',
    'We began at seven.\n',
    ': line 1 is not a line of three dashes, ---. A post begins with its title, date and so on between two such lines.',
  ],
  ['posts/Planting Day.md', post, `: the name of the file cannot be used in an address. ${idFix}`],
  ['posts/page.md', post, `: the name of the file cannot be used in an address. ${idFix}`],
  [
    'posts/planting-day.docx',
    post,
    ' is a file that nobody reads. Posts stand in content/posts and end with .md, calls in content/calls and end with .yaml, pictures in content/pictures; the other files are',
  ],
])(
  '%s with the text %j: one sentence says what is wrong and what to do',
  (path, text, sentence) => {
    expect(readFile(path, text).problems).toEqual([
      expect.stringContaining(`content/${path}${sentence}`),
    ]);
  },
);

test('a true story is told only under another name and with consent', () => {
  const told = textOf('stories.yaml').replace('isSample: true', 'isSample: false');
  const [first, second, ...others] = readFile('stories.yaml', told).problems;
  const safeguarding = 'content/stories.yaml: stories › entry 1 › safeguarding';
  expect(first).toBe(`${safeguarding} › nameIsChanged is not confirmed. ${promise}`);
  expect(second).toBe(`${safeguarding} › consentIsHeld is not confirmed. ${promise}`);
  expect(others).toHaveLength(4);
  const kept = told.replaceAll(/(nameIsChanged|consentIsHeld): false/g, '$1: true');
  expect(readFile('stories.yaml', kept).problems).toEqual([]);
});
