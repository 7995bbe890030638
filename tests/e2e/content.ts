import { pathToFileURL } from 'node:url';
import * as labels from '../../src/content/labels.ts';
import { samplePost } from '../sample-post.ts';

type Prerenderer = typeof import('../../src/entry-prerender.tsx');

// From the build, because content imports pictures, which only the build understands.
const built = pathToFileURL('dist/prerender/entry-prerender.js').href;
const { posts, words }: Prerenderer = await import(built);

const about = file<typeof import('../../src/content/about.ts')>('about');
const announcements = file<typeof import('../../src/content/announcements.ts')>('announcements');
const contact = file<typeof import('../../src/content/contact.ts')>('contact');
const focusAreas = file<typeof import('../../src/content/focus-areas.ts')>('focus-areas');
const home = file<typeof import('../../src/content/home.ts')>('home');
const navigation = file<typeof import('../../src/content/navigation.ts')>('navigation');
const notFound = file<typeof import('../../src/content/not-found.ts')>('not-found');
const projects = file<typeof import('../../src/content/projects.ts')>('projects');
const { calls } = file<typeof import('../../src/content/calls.ts')>('calls');

function file<Content>(name: string): Content {
  return words[`/src/content/${name}.ts`] as Content;
}

/** The words of the site: tests expect what content says, unless the specification fixes it. */
export const content = {
  about: { ...about, galleryIntro: labels.galleryIntro, sampleTeam: labels.sampleTeam },
  announcements: {
    ...announcements,
    intro: labels.callsIntro,
    labels: labels.callLabels,
    sample: labels.sampleCall,
    stayInTouch: labels.stayInTouch,
  },
  blog: file<typeof import('../../src/content/blog.ts')>('blog'),
  contact: { ...contact, form: labels.messageForm, sampleDetails: labels.sampleDetails },
  errors: file<typeof import('../../src/content/errors.ts')>('errors'),
  focusAreas: { ...focusAreas, intro: { ...focusAreas.intro, ...labels.areaLabels } },
  gallery: file<typeof import('../../src/content/gallery.ts')>('gallery'),
  home: { ...home, storiesIntro: labels.storiesIntro },
  jobs: file<typeof import('../../src/content/jobs.ts')>('jobs'),
  navigation: { ...navigation, frameNames: labels.frameNames },
  notFound: { notFound: { ...notFound, ...labels.notFound } },
  organisation: file<typeof import('../../src/content/organisation.ts')>('organisation'),
  projects: {
    ...projects,
    sample: labels.sampleProjects,
    samplePartners: labels.samplePartners,
  },
  safetyAndPrivacy:
    file<typeof import('../../src/content/safety-and-privacy.ts')>('safety-and-privacy'),
  stories: file<typeof import('../../src/content/stories.ts')>('stories'),
  team: file<typeof import('../../src/content/team.ts')>('team'),
  calls,
  /** The call that is shown, if any. */
  call: calls.find(({ featured }) => featured),
  posts,
  /** The newest post. Where none is published another stands here, and what would open it is skipped. */
  post: posts[0] ?? samplePost({}),
};

/** Tests of a post are skipped where none is published: `test.skip(...unlessPosts)`. */
export const unlessPosts = [posts.length === 0, 'no post is published'] as const;
