import type { ReactElement } from 'react';
import type { SitePath } from './content/basic-types.ts';
import { posts } from './content/entries.ts';
import type { BlogPost, PageHead } from './content/types.ts';
import { postPath } from './lib/paths.ts';
import { paginatePosts } from './lib/posts.ts';
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
  path: SitePath | '/404';
  head: PageHead;
  body: ReactElement;
  /** Shows the button “Leave this page”. */
  hasQuickExit?: boolean;
  /** Only for the page of a post. */
  post?: BlogPost;
}

/** Every page of the site, in the order of the sitemap. `sitePaths` in src/content/site.ts lists the same paths. */
export const pages: SitePage[] = [
  { path: '/', head: home, body: <Home /> },
  { path: '/about', head: about, body: <About /> },
  { path: '/focus-areas', head: focusAreas, body: <FocusAreas />, hasQuickExit: true },
  { path: '/projects', head: projects, body: <Projects /> },
  ...paginatePosts(posts).map((list) => ({
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
