import type { PageHead } from '../../src/content/types.ts';
import { postPath } from '../../src/lib/post-path.ts';
import { content } from './content.ts';

const {
  about,
  announcements,
  blog,
  call,
  contact,
  focusAreas,
  home,
  jobs,
  notFound,
  posts,
  projects,
} = content;

/** What tells a visitor where they are. */
export interface Screen {
  path: string;
  head: PageHead;
  heading: string;
}

/** The screens of the specification; of the posts, if any, the newest. */
export const screens: Screen[] = [
  { path: '/', head: home.head, heading: home.hero.title },
  { path: '/about', head: about.head, heading: about.whoWeAre.title },
  { path: '/focus-areas', head: focusAreas.head, heading: focusAreas.intro.title },
  { path: '/projects', head: projects.head, heading: projects.intro.title },
  { path: '/blog', head: blog.head, heading: blog.intro.title },
  ...posts.slice(0, 1).map((post) => ({
    path: postPath(post.id),
    head: { title: post.title, description: post.excerpt },
    heading: post.title,
  })),
  {
    path: '/announcements',
    head: announcements.head,
    heading: call?.title ?? announcements.intro.title,
  },
  { path: '/jobs', head: jobs.head, heading: jobs.intro.title },
  { path: '/contact', head: contact.head, heading: contact.intro.title },
];

/** Those with controls that scripts answer: where scripts, storage or the network fail, they have the most to lose. */
export const screensWithControls = screens.filter(({ path }) =>
  /^\/($|about|focus-areas|contact|blog\/)/.test(path),
);

/** The pages nobody hopes to see. */
export const errorScreens: Screen[] = [
  { path: '/nope', head: notFound.notFound.head, heading: notFound.notFound.title },
  { path: '/blog/no-such-post', head: blog.notFound.head, heading: blog.notFound.head.title },
];
