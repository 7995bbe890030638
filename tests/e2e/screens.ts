import { content } from './content.ts';

const { about, announcements, blog, contact, focusAreas, home, jobs, post, projects } = content;
const call = announcements.announcements.find(({ featured }) => featured);

/** The screens of the specification, with the words that tell a visitor where they are. */
export const screens = [
  { path: '/', head: home.head, heading: home.hero.title },
  { path: '/about', head: about.head, heading: about.whoWeAre.title },
  { path: '/focus-areas', head: focusAreas.head, heading: focusAreas.intro.title },
  { path: '/projects', head: projects.head, heading: projects.intro.title },
  { path: '/blog', head: blog.head, heading: blog.intro.title },
  {
    path: `/blog/${post.id}`,
    head: { title: post.title, description: post.excerpt },
    heading: post.title,
  },
  {
    path: '/announcements',
    head: announcements.head,
    heading: call?.title ?? announcements.intro.title,
  },
  { path: '/jobs', head: jobs.head, heading: jobs.intro.title },
  { path: '/contact', head: contact.head, heading: contact.intro.title },
];
