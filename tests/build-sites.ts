/** `npm run build:tests`: builds the sites that end-to-end tests visit, with content of the tests' own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import type { IsoDate } from '../src/content/basic-types.ts';
import type { files, folders } from '../src/content/schema/files.ts';

type Contents = { [Name in keyof typeof files]: z.infer<(typeof files)[Name]> } & {
  'calls/board-of-governors-2025.yaml': z.infer<typeof folders.calls>;
};

/** The sites, each with what differs in it from tests/content, and the settings of its build. */
const sites: Record<string, { change?: (folder: string) => Promise<void>; env?: object }> = {
  specification: {},
  many: { change: makeMany, env: { CONTACT_ENDPOINT: 'http://127.0.0.1/contact' } },
  few: { change: makeFew },
};

/** Overrides the environment of the real site's build. */
const defaults = {
  SITE_URL: '',
  CONTACT_ENDPOINT: '',
  CONTACT_FORMAT: 'json',
  SOURCE_DATE_EPOCH: '',
};

/** Markdown as it is pasted from elsewhere. */
const pasted = `
We **count**, too: [see **what** we do](/projects), or look at https://trees.example.

·  A spade from [a **good** shop](https://tools.example/?a=1&b=2)
·  A friend

1. Dig
2. *Water*

#### Afterwards

| Oak | 9 |
|---|---|

> **Bring**
>
> - [Water](/contact)

> **Bring**
>
> - **Bread**
`;

// Waits for all, because a build that is still running would write into a folder that the next run removes.
for (const result of await Promise.allSettled(Object.keys(sites).map(build))) {
  if (result.status === 'fulfilled') continue;
  console.error(String(result.reason));
  process.exitCode = 1;
}

async function build(name: string): Promise<void> {
  const dist = `dist/tests/${name}`;
  const folder = `${dist}/content`;
  await rm(dist, { recursive: true, force: true });
  await cp('tests/content', folder, { recursive: true });
  await sites[name]?.change?.(folder);
  const running = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    env: { ...process.env, ...defaults, CONTENT_DIR: folder, DIST_DIR: dist, ...sites[name]?.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  running.stderr.on('data', (text) => {
    errors += text;
  });
  const [code] = await once(running, 'close');
  if (code !== 0) throw new Error(`The site “${name}” of the tests could not be built:\n${errors}`);
}

/** Fourteen posts, one with a photo; a newer, open call; three jobs, six projects; a true story and a true person among examples. */
async function makeMany(folder: string): Promise<void> {
  await takePhoto(join(folder, 'pictures/planting-day.jpg'));
  for (let number = 1; number <= 13; number += 1) await writePost(folder, number);

  await edit(folder, 'organisation.yaml', (organisation) => {
    organisation.isSample = false;
    // As long as the schema allows.
    organisation.name = 'Łódź & Eŋŋoma Youth and Women Movement for Health and Climate Justice!';
    organisation.email = 'hello@ezuka.org';
    organisation.phone = '+256 772 123 456';
    organisation.supportUs = '/contact';
    for (const link of organisation.socialLinks.slice(0, 1)) link.href = 'https://social.example/e';
  });
  await edit(folder, 'partners.yaml', (content) => {
    content.isSample = false;
  });
  await edit(folder, 'projects.yaml', ({ projects }) => {
    for (const project of projects) project.isSample = false;
    for (const project of projects.slice(0, 1)) {
      project.href = '/contact';
      projects.push({ ...project, title: 'The Sixth Project' });
    }
  });
  await edit(folder, 'stories.yaml', ({ stories: [story] }) => {
    if (!story) return;
    story.isSample = false;
    story.safeguarding = { nameIsChanged: true, consentIsHeld: true };
  });
  await edit(folder, 'team.yaml', ({ team }) => {
    team.push({ name: 'Łucja Zoé Apiyo', position: 'Volunteer', isSample: false });
  });
  await edit(folder, 'jobs.yaml', ({ jobs }) => {
    const other = {
      type: 'Full-time',
      location: 'Gulu',
      posted: 'Yesterday',
      description: 'Soon.',
    };
    jobs.push({ ...other, id: 'driver', title: 'Driver', link: 'https://jobs.example/driver' });
    jobs.push({ ...other, id: 'nurse', title: 'Nurse', link: '/contact', deadline: day(30) });
  });

  const call = { title: 'Call for Trainers', date: day(-7), deadline: day(30) };
  await edit(folder, 'calls/board-of-governors-2025.yaml', (board) => {
    const { isSample: _, ...rest } = board;
    const contact = { email: 'calls@ezuka.org', phone: ['+256 772 123 457'] };
    const text = stringify({ ...rest, ...call, contact });
    return writeFile(join(folder, 'calls/trainers.yaml'), text);
  });
}

/** No post, no job, no call, one story. */
async function makeFew(folder: string): Promise<void> {
  await rm(join(folder, 'posts'), { recursive: true });
  await edit(folder, 'jobs.yaml', (content) => {
    content.jobs = [];
  });
  await edit(folder, 'calls/board-of-governors-2025.yaml', (call) => {
    call.featured = false;
  });
  await edit(folder, 'stories.yaml', (content) => {
    content.stories = content.stories.slice(0, 1);
  });
}

/**
 * The eleventh has bold words, links and what was pasted; the twelfth has the signs that HTML, XML and JSON give a meaning; the
 * thirteenth is the newest, and has a photo.
 */
function writePost(folder: string, number: number): Promise<void> {
  const titles: Record<number, string> = {
    12: `'</script> & the "<b>" of planting'`,
    13: `'Eŋŋoma: the day we planted trees'`,
  };
  const text = `---
title: ${titles[number] ?? `Letter ${number} from Gulu`}
excerpt: '"Letter ${number}" tells how we planted > 40 trees & <b> behind a school.'
date: 2026-01-${String(number).padStart(2, '0')}
author: Łucja Apiyo
category: From the field
image:
  file: ${number === 13 ? 'planting-day.jpg' : 'landscape.svg'}
  alt: Picture of letter ${number}
---

Forty seedlings, 12 < 40 spades & a "cloud" ]]>.

![Young "trees" in rows](landscape.svg "Behind <the> school")

![A spade](landscape.svg)
${number === 11 ? pasted : ''}`;
  return writeFile(join(folder, `posts/letter-${number}.md`), text);
}

/** A large photo, identical in every run, so that its versions come from the cache. */
async function takePhoto(path: string): Promise<void> {
  const hill = '<circle cx="400" cy="900" r="600" fill="#2f6b3c"/>';
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${hill}</svg>`;
  await sharp(Buffer.from(scene)).flatten({ background: '#8fb6d9' }).jpeg().toFile(path);
}

async function edit<Name extends keyof Contents>(
  folder: string,
  name: Name,
  change: (content: Contents[Name]) => unknown,
): Promise<void> {
  const path = join(folder, name);
  const content: Contents[Name] = parse(await readFile(path, 'utf8'));
  await change(content);
  await writeFile(path, stringify(content));
}

/** A day, so many days from today. */
function day(days: number): IsoDate {
  const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return date.toISOString().slice(0, 10) as IsoDate;
}
