import { expect, test } from 'vitest';
import { legal, objectives, whoWeAre } from './about.ts';
import * as blog from './blog.ts';
import { calls } from './calls.ts';
import * as contact from './contact.ts';
import { unexpected } from './errors.ts';
import { focusAreas } from './focus-areas.ts';
import { banner, callToAction, hero, impact, programs, valuesIntro } from './home.ts';
import * as jobPage from './jobs.ts';
import * as labels from './labels.ts';
import { supportUs } from './navigation.ts';
import { organisation, socialLinks, values } from './organisation.ts';
import { posts } from './posts.ts';
import * as projectPage from './projects.ts';
import { stories } from './stories.ts';
import { team } from './team.ts';
import type { BlogBlock } from './types.ts';

/** What the specification fixes to the letter; all other words may change freely. */

/** For whoever changes such words. */
function fixedIn(file: string): string {
  return (
    `The specification fixes these words of ${file}. Put them back or, ` +
    'if they are meant to change, write the new ones into src/content/specification.test.ts, too'
  );
}

test('home: links, figures, focus areas, values', () => {
  expect(hero.title, fixedIn('content/home.yaml')).toMatch(
    /championing (SRHR|sexual and reproductive health and rights).* climate resilience/i,
  );
  expect(hero.links, fixedIn('src/content/labels.ts')).toEqual([
    { label: 'About Us', href: '/about' },
    { label: 'Get Involved', href: '/contact' },
  ]);
  expect(impact.figures, fixedIn('content/home.yaml')).toMatchObject([
    { number: '5+', title: 'years of service' },
    { number: '1000+', title: 'youth empowered' },
    { number: '50+', title: 'communities reached' },
    { number: '10+', title: 'ongoing projects' },
  ]);
  expect(
    focusAreas.map(({ id, title }) => [id, title]),
    fixedIn('src/content/area-names.ts'),
  ).toEqual([
    ['srhr', 'Sexual and Reproductive Health'],
    ['climate', 'Climate Justice'],
    ['gender', 'Gender Equality'],
    ['youth', 'Youth Development'],
  ]);
  expect(
    programs.cards.map(({ area }) => area),
    fixedIn('content/home.yaml'),
  ).toEqual(['srhr', 'climate', 'gender', 'youth']);
  expect(programs.link, fixedIn('src/content/labels.ts')).toEqual({
    label: 'Explore Our Programs',
    href: '/focus-areas',
  });
  expect(
    callToAction.links.map(({ href }) => href),
    fixedIn('src/content/labels.ts'),
  ).toEqual(['/projects', '/contact']);
  expect(labels.storiesIntro.title, fixedIn('src/content/labels.ts')).toBe('Impact Stories');
  expect(valuesIntro.title, fixedIn('content/home.yaml')).toContain('E-YESS');
  expect(
    values.map(({ title }) => title),
    fixedIn('content/organisation.yaml'),
  ).toEqual([
    'Equity & Inclusion',
    'Youth & Women Empowerment',
    'Evidence-Based Action',
    'Sustainability',
    'Sincerity',
  ]);
});

test('header and footer: links, place, social networks', () => {
  expect(
    [...labels.mainLinks, ...labels.opportunities.links].map(({ label, href }) => [label, href]),
    fixedIn('src/content/labels.ts'),
  ).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Focus Areas', '/focus-areas'],
    ['Projects', '/projects'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Announcements', '/announcements'],
    ['Jobs', '/jobs'],
  ]);
  expect(labels.opportunities.label, fixedIn('src/content/labels.ts')).toBe('Opportunities');
  expect(supportUs.label, fixedIn('src/content/labels.ts')).toBe('Support Us');
  expect(labels.quickLinks, fixedIn('src/content/labels.ts')).toEqual({
    title: 'Quick Links',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Focus Areas', href: '/focus-areas' },
      { label: 'Our Projects', href: '/projects' },
      { label: 'Contact Us', href: '/contact' },
    ],
  });
  expect(organisation.place, fixedIn('content/organisation.yaml')).toMatch(/Kampala, Uganda$/);
  expect(
    socialLinks.map(({ label }) => label),
    fixedIn('content/organisation.yaml'),
  ).toEqual(['Facebook', 'Twitter', 'Instagram']);
});

test('stories: ages as texts from 11 to 16, in Kampala, Ntinda and Jinja', () => {
  expect(
    stories.map(({ location }) => location),
    fixedIn('content/stories.yaml'),
  ).toEqual(['Kampala', 'Ntinda', 'Jinja']);
  for (const { age } of stories) expect(age, fixedIn('content/stories.yaml')).toMatch(/^1[1-6]$/);
});

test('about: objectives, gallery title, and both readings of the founding year', () => {
  expect(
    objectives.items.map(({ title }) => title),
    fixedIn('content/about.yaml'),
  ).toEqual([
    'SRHR Access',
    'Climate Action',
    'Gender Equality',
    'Youth Leadership',
    'Sustainable Partnerships',
  ]);
  expect(labels.galleryIntro.title, fixedIn('src/content/labels.ts')).toBe('Our Work in Action');
  expect(legal.facts, fixedIn('content/organisation.yaml')).toContainEqual({
    term: 'Established',
    fact: '2020',
  });
  expect(legal.facts, fixedIn('content/organisation.yaml')).toContainEqual({
    term: 'Incorporated',
    fact: '2025',
  });
  expect(whoWeAre.kicker, fixedIn('content/about.yaml')).toBe('Founded in 2025');
  expect(
    whoWeAre.paragraphs.some((text) => text.includes('2020') && text.includes('2025')),
    'One paragraph of content/about.yaml lets a reader understand both years: name both in it',
  ).toBe(true);
});

test('five projects are shown of more than ten', () => {
  expect(projectPage.projects).toHaveLength(5);
  expect(
    projectPage.intro.text,
    'The intro in content/projects.yaml says that these are five of more projects: write “five of”',
  ).toMatch(/five of/i);
});

test('contact: the four ways to help', () => {
  expect(
    contact.waysToHelp.cards.map(({ title }) => title),
    fixedIn('content/contact.yaml'),
  ).toEqual(['Volunteer', 'Partner', 'Donate', 'Advocate']);
});

test('about: a team of five, and more when others join', () => {
  expect(team.length, fixedIn('content/team.yaml')).toBeGreaterThanOrEqual(5);
});

test('what one presses in the blog, with calls and with jobs', () => {
  expect(blog.readMore, fixedIn('src/content/blog.ts')).toBe('Read More');
  expect(blog.share.label, fixedIn('src/content/blog.ts')).toBe('Share');
  expect(blog.invitation.link, fixedIn('src/content/blog.ts')).toEqual({
    label: 'Get Involved',
    href: '/contact',
  });
  expect(labels.callLabels.apply, fixedIn('src/content/labels.ts')).toBe('Apply Now');
  expect(labels.learnMore, fixedIn('src/content/labels.ts')).toBe('Learn More');
  expect(labels.viewDetails, fixedIn('src/content/labels.ts')).toBe('View Details');
});

const post = posts.find(({ id }) => id === 'young-and-ready-to-lead');

test.skipIf(!post)('the first post, as long as it is listed, has every type of block', () => {
  const fixed = fixedIn('content/posts/young-and-ready-to-lead.md');
  expect(post, fixed).toMatchObject({ date: '2025-09-29', readTime: '5 min read' });
  expect(JSON.stringify(post?.content), fixed).toMatch(/[Oo]ver 75% of Ugandans are under 30/);
  const types: BlogBlock['type'][] = [
    'intro',
    'paragraph',
    'heading',
    'subheading',
    'list',
    'callout',
    'image',
  ];
  expect(new Set(post?.content.map(({ type }) => type)), fixed).toEqual(new Set(types));
  const words = wordsIn(post?.content ?? []);
  expect(
    Math.round(words / 200),
    `content/posts/young-and-ready-to-lead.md has ${words} words; for “5 min read” it wants 900 to 1,099`,
  ).toBe(5);
});

function wordsIn(blocks: BlogBlock[]): number {
  return blocks
    .flatMap((block) => ('items' in block ? block.items : 'text' in block ? block.text : ''))
    .join(' ')
    .split(/\s+/).length;
}

const call = calls.find(({ id }) => id === 'board-of-governors-2025');

test.skipIf(!call)('the board call, as long as it is listed: dates, letter and CV', () => {
  expect(call, fixedIn('content/calls/board-of-governors-2025.yaml')).toMatchObject({
    date: '2025-10-01',
    deadline: '2025-10-15',
  });
  expect(
    call?.content.howToApply.join(' '),
    fixedIn('content/calls/board-of-governors-2025.yaml'),
  ).toMatch(/1–2 pages.*CV/);
});

test.skipIf(!call?.featured)('the banner, as long as the board call is featured', () => {
  expect(banner, fixedIn('content/home.yaml')).toMatchObject({
    isShown: true,
    text: 'Call for Volunteers: Board of Governors',
    link: { label: 'Learn More', href: '/announcements' },
  });
});

const job = jobPage.jobs.find(({ id }) => id === 'board-member');

test.skipIf(!job)('the job, as long as it is listed: remote, voluntary, posted 2 days ago', () => {
  expect(job, fixedIn('content/jobs.yaml')).toMatchObject({
    type: 'Volunteer',
    location: 'Remote',
    posted: '2 days ago',
    link: '/announcements',
  });
});

test('the messages of the error catalogue and the notices', () => {
  expect(blog.share.copied, fixedIn('src/content/blog.ts')).toEqual({
    title: 'Link copied!',
    text: 'Blog post link copied to clipboard',
  });
  expect(labels.messageForm.incomplete, fixedIn('src/content/labels.ts')).toEqual({
    title: 'Error',
    text: 'Please fill in all fields before submitting.',
  });
  expect(labels.messageForm.sent, fixedIn('src/content/labels.ts')).toEqual({
    title: 'Message Sent!',
    text: "Thank you for reaching out. We'll get back to you soon.",
  });
  expect(blog.empty.title, fixedIn('src/content/blog.ts')).toBe(
    'No blog posts available yet. Check back soon!',
  );
  expect(blog.notFound.head.title, fixedIn('src/content/blog.ts')).toBe('Blog Post Not Found');
  expect(blog.notFound.link, fixedIn('src/content/blog.ts')).toEqual({
    label: 'Back to Blog',
    href: '/blog',
  });
  expect(labels.noJobs, fixedIn('src/content/labels.ts')).toMatchObject({
    title: 'No Open Positions',
    text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
  });
  expect(labels.notFound.title, fixedIn('src/content/labels.ts')).toBe('Oops! Page not found');
  expect(unexpected.title, fixedIn('src/content/errors.ts')).toBe('Unexpected Application Error!');
});
