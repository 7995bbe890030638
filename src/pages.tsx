import type { ReactElement } from 'react';
import { posts } from './content/entries.ts';
import type { BlogPost, PageHead } from './content/types.ts';
import { postPath } from './lib/paths.ts';
import { blogLists } from './lib/posts.ts';
import { About, head as about } from './pages/about/about.tsx';
import { Announcements, head as announcements } from './pages/announcements/announcements.tsx';
import { Blog } from './pages/blog/blog.tsx';
import { Post } from './pages/blog/post.tsx';
import { Contact, head as contact } from './pages/contact/contact.tsx';
import { FocusAreas, head as focusAreas } from './pages/focus-areas/focus-areas.tsx';
import { Home, head as home } from './pages/home/home.tsx';
import { Jobs, head as jobs } from './pages/jobs/jobs.tsx';
import {
  NotFound,
  head as notFound,
  PostNotFound,
  postNotFoundHead,
} from './pages/not-found/not-found.tsx';
import { Projects, head as projects } from './pages/projects/projects.tsx';

export interface SitePage {
  path: string;
  head: PageHead;
  body: ReactElement;
  /** For a page that a visitor may have to leave at once. */
  hasQuickExit?: boolean;
  /** If the page is one. */
  post?: BlogPost;
}

/** Every page of the site, in the order of the specification. */
export const pages: SitePage[] = [
  { path: '/', head: home, body: <Home /> },
  { path: '/about', head: about, body: <About /> },
  { path: '/focus-areas', head: focusAreas, body: <FocusAreas />, hasQuickExit: true },
  { path: '/projects', head: projects, body: <Projects /> },
  ...blogLists(posts).map((list) => ({
    path: list.path,
    head: list.head,
    body: <Blog list={list} />,
  })),
  ...posts.map((post) => ({
    path: postPath(post.id),
    head: { title: post.title, description: post.excerpt, picture: post.image },
    body: <Post post={post} />,
    hasQuickExit: true,
    post,
  })),
  { path: '/announcements', head: announcements, body: <Announcements /> },
  { path: '/jobs', head: jobs, body: <Jobs /> },
  { path: '/contact', head: contact, body: <Contact /> },
];

/** Shown at unknown addresses; the path is that of the built file. */
export const notFoundPages: SitePage[] = [
  { path: '/404', head: notFound, body: <NotFound /> },
  { path: '/blog/404', head: postNotFoundHead, body: <PostNotFound /> },
];
