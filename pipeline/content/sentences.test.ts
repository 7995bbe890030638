import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';

/** What is said of a file of the site with one thing in it changed. */
function problemsWith(path: string, from: string | RegExp, to: string): string[] {
  const text = readFileSync(`content/${path}`, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${path} holds ${from}`).not.toBe(text);
  return readFile(path, changed).problems;
}

const job = `intro:
  title: Work with us
  text: Jobs and volunteer roles.
howWeChoose:
  title: How we choose
  steps:
    - Two of us read it.
  closed: Then it leaves this page.
jobs:
  - id: driver
    title: Driver
    type: Full-time
    location: Gulu
    posted: Yesterday
    description: With our team in the north.
    link: /contact
`;

const call = `title: Call for Trainers
date: 2025-10-01
deadline: 2025-10-15
category: Paid work
featured: true
description: Twelve young women who will lead a circle.
facts:
  - term: Time
    fact: A day a week
content:
  overview: You meet thirty girls each week.
  responsibilities:
    - Lead the circle
  expertise:
    - Two years with young people
  whyJoin: Few things change so much.
  howToApply:
    - Write a page about yourself.
  afterwards:
    - We call you.
contact:
  email: circles@e-yess.example
  phone:
    - +256 700 000 003
`;

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
`;

test('what is right is left alone', () => {
  expect(readFile('jobs.yaml', job).problems).toEqual([]);
  expect(readFile('calls/trainers.yaml', call).problems).toEqual([]);
  expect(readFile('posts/planting-day.md', post).problems).toEqual([]);
  const onWindows = `\uFEFF${post.replaceAll('\n', '\r\n')}`;
  expect(readFile('posts/planting-day.md', onWindows).problems).toEqual([]);
});

describe('one sentence names the file, the place and the fix:', () => {
  test.each<[what: string, path: string, text: string, sentence: string]>([
    [
      'a colon in a text',
      'jobs.yaml',
      job.replace('title: Driver', 'title: Driver: half-time'),
      "content/jobs.yaml: line 11 has a colon inside a text. Put the text in quotes: title: 'Driver: half-time'",
    ],
    [
      'a tab',
      'jobs.yaml',
      job.replace('    title: Driver', '\t\ttitle: Driver'),
      'content/jobs.yaml: line 11 begins with a tab. Use spaces in its place, as many as the line above has.',
    ],
    [
      'an entry without its dash',
      'jobs.yaml',
      `${job}\n    id: nurse\n`,
      'content/jobs.yaml: line 18 has the field id for the second time in one entry. An entry of a list begins with a dash and a space: "- ". If one is missing here, add it; else delete this line.',
    ],
    [
      'a list without dashes',
      'calls/trainers.yaml',
      call.replace('- Lead the circle', 'Lead the circle'),
      'content/calls/trainers.yaml: content › responsibilities is not what the page needs there. Make it a list: each entry on a line of its own, with a dash and a space before it.',
    ],
    [
      'a field that is not below the others',
      'jobs.yaml',
      job.replace('    title: Driver', '   title: Driver'),
      'content/jobs.yaml: line 11 stands neither below the line before it nor at its side. Entries of a list begin with a dash and a space, and their fields stand exactly below each other.',
    ],
    [
      'an apostrophe in a text in quotes',
      'jobs.yaml',
      job.replace('title: Driver', "title: 'The driver's seat'"),
      "content/jobs.yaml: line 11 goes on after the end of a text in quotes. If the text has an apostrophe in it, write the curly one, ’, or the straight one twice, ''.",
    ],
    [
      'a quote that does not end',
      'jobs.yaml',
      job.replace('link: /contact', "link: '/contact"),
      'content/jobs.yaml: line 17 ends a text that begins with a quote and has none at its end. Add it.',
    ],
    [
      'a text that begins with a sign',
      'jobs.yaml',
      job.replace('title: Driver', 'title: @Driver'),
      "content/jobs.yaml: line 11 begins a text with a sign that has a meaning of its own here. Put the text in quotes: title: '@Driver'",
    ],
    [
      'a text that begins with a star',
      'jobs.yaml',
      job.replace('title: Driver', 'title: *Driver'),
      "content/jobs.yaml: has a text that begins with *. Put the text in quotes: '* a text'",
    ],
    [
      'a bracket that does not end',
      'jobs.yaml',
      job.replace('title: Driver', 'title: [Driver'),
      'content/jobs.yaml: line 12 cannot be read',
    ],
    [
      'an empty file',
      'jobs.yaml',
      '\n',
      'content/jobs.yaml: is empty. Bring back what stood in it, or delete the file.',
    ],
    [
      'a wrong field name',
      'jobs.yaml',
      job.replace('posted:', 'posted-on:'),
      'content/jobs.yaml: jobs › entry 1 has a field that nobody reads: posted-on. Correct the name or delete it. The fields here are: id, title, type, location, posted, deadline, description, link.',
    ],
    [
      'a missing field',
      'jobs.yaml',
      job.replace('    location: Gulu\n', ''),
      'content/jobs.yaml: jobs › entry 1 › location is missing. Add it again: the page needs it.',
    ],
    [
      'an empty text',
      'jobs.yaml',
      job.replace('title: Driver', "title: ' '"),
      'content/jobs.yaml: jobs › entry 1 › title is empty. Write the text, or remove the whole entry it belongs to.',
    ],
    [
      'a field with nothing behind it',
      'jobs.yaml',
      job.replace('title: Driver', 'title:'),
      'content/jobs.yaml: jobs › entry 1 › title is empty. Write a text.',
    ],
    [
      'a number in place of a text',
      'jobs.yaml',
      job.replace('posted: Yesterday', 'posted: 14'),
      "content/jobs.yaml: jobs › entry 1 › posted is 14, which is read as a number and not as a text. Put it in quotes: '14'",
    ],
    [
      'a yes or no in place of a text',
      'jobs.yaml',
      job.replace('posted: Yesterday', 'posted: true'),
      "content/jobs.yaml: jobs › entry 1 › posted is true, which is read as a yes or no and not as a text. Put it in quotes: 'true'",
    ],
    [
      'a text in place of yes or no',
      'calls/trainers.yaml',
      call.replace('featured: true', 'featured: yes'),
      'content/calls/trainers.yaml: featured is not what the page needs there. Write true or false, without quotes.',
    ],
    [
      'a text in place of fields',
      'jobs.yaml',
      job.replace(/intro:\n.*\n.*\n/, 'intro: Work with us\n'),
      'content/jobs.yaml: intro is not what the page needs there. Give it its fields, each on a line of its own, two spaces further in.',
    ],
    [
      'a day that does not exist',
      'calls/trainers.yaml',
      call.replace('deadline: 2025-10-15', 'deadline: 2025-02-30'),
      'content/calls/trainers.yaml: deadline is "2025-02-30", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    ],
    [
      'a date in words',
      'calls/trainers.yaml',
      call.replace('deadline: 2025-10-15', 'deadline: October 15'),
      'content/calls/trainers.yaml: deadline is "October 15", which is not a day. Write it as year-month-day, such as 2025-10-01.',
    ],
    [
      'a deadline before the posting',
      'calls/trainers.yaml',
      call.replace('deadline: 2025-10-15', 'deadline: 2025-09-15'),
      'content/calls/trainers.yaml: deadline is 2025-09-15, before the call is posted on 2025-10-01. Correct one of the two dates.',
    ],
    [
      'an email address that is none',
      'calls/trainers.yaml',
      call.replace('circles@e-yess.example', 'circles at e-yess'),
      'content/calls/trainers.yaml: contact › email is "circles at e-yess", which is not an email address. Write it like hello@e-yess.example.',
    ],
    [
      'a phone number without the code of the country',
      'calls/trainers.yaml',
      call.replace('+256 700 000 003', '0700 000 003'),
      'content/calls/trainers.yaml: contact › phone › entry 1 is "0700 000 003", which is not a phone number. Write it with the code of the country: +256 700 000 001.',
    ],
    [
      'a short name that cannot stand in an address',
      'jobs.yaml',
      job.replace('id: driver', 'id: The driver'),
      'content/jobs.yaml: jobs › entry 1 › id is "The driver", which cannot be used in an address. Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.',
    ],
    [
      'a short name used twice in a list',
      'jobs.yaml',
      job + job.slice(job.indexOf('  - id')),
      'content/jobs.yaml: jobs › entry 2 › id is "driver", like that of entry 1. Give one of the two another short name.',
    ],
    [
      'an address that is none',
      'jobs.yaml',
      job.replace('link: /contact', 'link: www.jobs.example'),
      'content/jobs.yaml: jobs › entry 1 › link is "www.jobs.example", which leads nowhere. Begin with / for a page of this site, or with https://, mailto: or tel:.',
    ],
    [
      'a file name that cannot stand in an address',
      'posts/Planting Day.md',
      post,
      'content/posts/Planting Day.md: the name of the file cannot be used in an address. Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.',
    ],
    [
      'a post whose address is taken by the parts of the list',
      'posts/page.md',
      post,
      'content/posts/page.md: the name of the file cannot be used in an address. Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.',
    ],
    [
      'a file that belongs nowhere',
      'posts/planting-day.docx',
      post,
      'content/posts/planting-day.docx is a file that nobody reads. Posts stand in content/posts and end with .md, calls in content/calls and end with .yaml, pictures in content/pictures; the other files are',
    ],
    [
      'a post without its fields',
      'posts/planting-day.md',
      'We began at seven.\n',
      'content/posts/planting-day.md: line 1 is not a line of three dashes, ---. A post begins with its title, date and so on between two such lines.',
    ],
    [
      'a colon in the title of a post',
      'posts/planting-day.md',
      post.replace('title: Planting day', 'title: Planting: a day'),
      "content/posts/planting-day.md: line 2 has a colon inside a text. Put the text in quotes: title: 'Planting: a day'",
    ],
    [
      'an excerpt that is too long',
      'posts/planting-day.md',
      post.replace(/excerpt: .*/, `excerpt: ${'x'.repeat(161)}`),
      'content/posts/planting-day.md: excerpt has 161 characters, and there is room for at most 160. Make it shorter.',
    ],
    [
      'an excerpt that is too short',
      'posts/planting-day.md',
      post.replace(/excerpt: .*/, 'excerpt: All about us.'),
      'content/posts/planting-day.md: excerpt has 13 characters, and there is room for at least 50. Make it longer.',
    ],
    [
      'a title that is too long',
      'posts/planting-day.md',
      post.replace('title: Planting day', `title: ${'x'.repeat(71)}`),
      'content/posts/planting-day.md: title has 71 characters, and there is room for at most 70. Make it shorter.',
    ],
    [
      'a picture that cannot be one',
      'posts/planting-day.md',
      post.replace('planting-day.jpg', 'Planting Day.JPG'),
      'content/posts/planting-day.md: image › file is "Planting Day.JPG", which is not the name of a picture. Save it as a JPEG (photos) or an SVG (drawings), in lower case with hyphens: planting-day.jpg.',
    ],
    [
      'a picture of a kind that not every browser shows',
      'posts/planting-day.md',
      post.replace('planting-day.jpg', 'planting-day.heic'),
      'content/posts/planting-day.md: image › file is "planting-day.heic", which is not the name of a picture. Save it as a JPEG',
    ],
    [
      'a post without an opening',
      'posts/planting-day.md',
      post.replace('We began at seven.\n', ''),
      'content/posts/planting-day.md: line 12 begins with no paragraph. The first paragraph of a post is its opening, set larger: write one.',
    ],
    [
      'bold words',
      'posts/planting-day.md',
      post.replace('at seven', '**at seven**'),
      'content/posts/planting-day.md: line 13 has “**at seven**”. Within a line a post shows plain text alone: take the signs around the words away.',
    ],
    [
      'a link with words of its own',
      'posts/planting-day.md',
      `${post}\nSee [our jobs](/jobs).\n`,
      'content/posts/planting-day.md: line 17 has “[our jobs](/jobs)”. Within a line a post shows plain text alone: take the signs around the words away.',
    ],
    [
      'a heading of another kind',
      'posts/planting-day.md',
      `${post}\n#### Next year\n`,
      'content/posts/planting-day.md: line 17 has a heading with ####. Write ## for a heading and ### for a smaller one below it.',
    ],
    [
      'a list with numbers',
      'posts/planting-day.md',
      `${post}\n1. Water\n2. Count\n`,
      'content/posts/planting-day.md: line 17 has a list with numbers. Begin each entry with a dash instead.',
    ],
    [
      'a list in a list',
      'posts/planting-day.md',
      `${post}\n- Water\n  - twice\n`,
      'content/posts/planting-day.md: line 17 has a list whose entries are more than a text each. Make them plain.',
    ],
    [
      'a quote that is no box',
      'posts/planting-day.md',
      `${post}\n> Trees are patient.\n`,
      'content/posts/planting-day.md: line 17 has a quote that is no box. A box begins with a bold line, > **Title**, and has a list below it: > - One thing',
    ],
    [
      'a picture without a description',
      'posts/planting-day.md',
      `${post}\n![](planting-day.jpg)\n`,
      'content/posts/planting-day.md: line 17 has a picture without a description. Write what matters in it between the brackets: ![Two girls read](planting-day.jpg)',
    ],
    [
      'a picture in a post that cannot be one',
      'posts/planting-day.md',
      `${post}\n![A tree](../planting-day.pdf)\n`,
      'content/posts/planting-day.md: line 17 has a picture whose name is "../planting-day.pdf", which is not the name of a picture.',
    ],
    [
      'a table',
      'posts/planting-day.md',
      `${post}\n| a | b |\n|---|---|\n| c | d |\n`,
      'content/posts/planting-day.md: line 17 has “| a | b |”, which a post cannot show. Posts know paragraphs, headings (## and ###), lists (-), a box (> with a bold line and a list) and pictures.',
    ],
  ])('%s', (_, path, text, sentence) => {
    expect(readFile(path, text).problems).toEqual([expect.stringContaining(sentence)]);
  });
});

test('a list whose length the page fixes keeps it', () => {
  expect(problemsWith('partners.yaml', /\n {2}- .*\n/, '\n')).toEqual([
    'content/partners.yaml: names holds 4, but the page is made for 5. Add or remove entries until there are 5; another number needs a developer, who changes it in src/content/schema, too.',
  ]);
  expect(problemsWith('focus-areas.yaml', /(?<=keyAreas:\n) +- .*\n/, '')).toEqual([
    'content/focus-areas.yaml: areas › entry 1 › keyAreas holds 4, but the page is made for 5. Add or remove entries until there are 5; another number needs a developer, who changes it in src/content/schema, too.',
  ]);
});
