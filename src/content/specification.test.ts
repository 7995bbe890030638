import { expect, test } from 'vitest';
import { galleryIntro, legal, objectives, whoWeAre } from './about.ts';
import { announcements } from './announcements.ts';
import * as blog from './blog.ts';
import { waysToHelp } from './contact.ts';
import { notFound, unexpected } from './errors.ts';
import { focusAreas } from './focus-areas.ts';
import { banner, callToAction, hero, impact, programs, storiesIntro } from './home.ts';
import * as jobPage from './jobs.ts';
import { values } from './organisation.ts';
import { posts } from './posts.ts';
import { stories } from './stories.ts';
import type { BlogBlock } from './types.ts';

/** What the specification fixes to the letter; all other words may change freely. */

test('home: banner, links, figures, focus areas, values', () => {
  expect(banner).toMatchObject({
    text: 'Call for Volunteers: Board of Governors',
    link: { label: 'Learn More', href: '/announcements' },
  });
  expect(hero.links).toEqual([
    { label: 'About Us', href: '/about' },
    { label: 'Get Involved', href: '/contact' },
  ]);
  expect(impact.stats).toEqual([
    { number: '5+', title: 'years of service' },
    { number: '1000+', title: 'youth empowered' },
    { number: '50+', title: 'communities reached' },
    { number: '10+', title: 'ongoing projects' },
  ]);
  expect(focusAreas.map(({ id, title }) => [id, title])).toEqual([
    ['srhr', 'Sexual and Reproductive Health'],
    ['climate', 'Climate Justice'],
    ['gender', 'Gender Equality'],
    ['youth', 'Youth Development'],
  ]);
  expect(programs.link).toEqual({ label: 'Explore Our Programs', href: '/focus-areas' });
  expect(callToAction.links.map(({ href }) => href)).toEqual(['/projects', '/contact']);
  expect(storiesIntro.title).toBe('Impact Stories');
  expect(values.map(({ title }) => title)).toEqual([
    'Equity & Inclusion',
    'Youth & Women Empowerment',
    'Evidence-Based Action',
    'Sustainability',
    'Sincerity',
  ]);
});

test('stories: ages as texts from 11 to 16, in Kampala, Ntinda and Jinja', () => {
  expect(stories.map(({ location }) => location)).toEqual(['Kampala', 'Ntinda', 'Jinja']);
  for (const { age } of stories) expect(age).toMatch(/^1[1-6]$/);
});

test('about: objectives, gallery title, and both readings of the founding year', () => {
  expect(objectives.items.map(({ title }) => title)).toEqual([
    'SRHR Access',
    'Climate Action',
    'Gender Equality',
    'Youth Leadership',
    'Sustainable Partnerships',
  ]);
  expect(galleryIntro.title).toBe('Our Work in Action');
  expect(legal.facts).toContainEqual({ term: 'Established', fact: '2020' });
  expect(legal.facts).toContainEqual({ term: 'Incorporated', fact: '2025' });
  expect(whoWeAre.kicker).toBe('Founded in 2025');
});

test('contact: the four ways to help', () => {
  expect(waysToHelp.cards.map(({ title }) => title)).toEqual([
    'Volunteer',
    'Partner',
    'Donate',
    'Advocate',
  ]);
});

test('blog: the post of September 29, 2025 uses every type of block', () => {
  const post = posts.find(({ date }) => date === '2025-09-29');
  expect(post?.readTime).toBe('5 min read');
  expect(JSON.stringify(post?.content)).toMatch(/[Oo]ver 75% of Ugandans are under 30/);
  const types: BlogBlock['type'][] = [
    'intro',
    'paragraph',
    'heading',
    'subheading',
    'list',
    'callout',
    'image',
  ];
  expect(new Set(post?.content.map(({ type }) => type))).toEqual(new Set(types));
});

const call = announcements.find(({ id }) => id === 'board-of-governors-2025');

test.skipIf(!call)('the board call, as long as it is listed: dates, letter and CV', () => {
  expect(call).toMatchObject({ date: '2025-10-01', deadline: '2025-10-15' });
  expect(call?.content.howToApply.join(' ')).toMatch(/1–2 pages.*CV/);
});

const job = jobPage.jobs.find(({ id }) => id === 'board-member');

test.skipIf(!job)('the job, as long as it is listed: remote, voluntary, posted 2 days ago', () => {
  expect(job).toMatchObject({
    type: 'Volunteer',
    location: 'Remote',
    posted: '2 days ago',
    link: '/announcements',
  });
});

test('the messages of the error catalogue', () => {
  expect(blog.empty.title).toBe('No blog posts available yet. Check back soon!');
  expect(blog.notFound.head.title).toBe('Blog Post Not Found');
  expect(blog.notFound.link).toEqual({ label: 'Back to Blog', href: '/blog' });
  expect(jobPage.empty).toMatchObject({
    title: 'No Open Positions',
    text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
  });
  expect(notFound.title).toBe('Oops! Page not found');
  expect(unexpected.title).toBe('Unexpected Application Error!');
});
