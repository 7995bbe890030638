import type { ReactElement } from 'react';
import { head as about } from './content/about.ts';
import { notFound as unknownPost } from './content/blog.ts';
import { head as contact } from './content/contact.ts';
import { featuredCall } from './content/featured-call.ts';
import { head as focusAreas } from './content/focus-areas.ts';
import { head as home } from './content/home.ts';
import { head as jobs } from './content/jobs.ts';
import { head as notFound } from './content/not-found.ts';
import { posts } from './content/posts.ts';
import { head as projects } from './content/projects.ts';
import type { BlogPost, PageHead } from './content/types.ts';
import { blogLists } from './lib/blog-parts.ts';
import { postPath } from './lib/post-path.ts';
import { About } from './pages/about/about.tsx';
import { Announcements, headOf as headOfCall } from './pages/announcements/announcements.tsx';
import { Blog } from './pages/blog/blog.tsx';
import { Post } from './pages/blog-post/post.tsx';
import { Contact } from './pages/contact/contact.tsx';
import { FocusAreas } from './pages/focus-areas/focus-areas.tsx';
import { Home } from './pages/home/home.tsx';
import { Jobs } from './pages/jobs/jobs.tsx';
import { NotFound, PostNotFound } from './pages/not-found/not-found.tsx';
import { Projects } from './pages/projects/projects.tsx';

export interface SitePage {
  path: string;
  head: PageHead;
  body: ReactElement;
  /** For a page that a visitor may have to leave at once, unseen. */
  hasQuickExit?: boolean;
  /** Where the page is one. */
  post?: BlogPost;
}

/** The table of contents: every page of the site, in the order of the specification. */
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
  {
    path: '/announcements',
    head: headOfCall(featuredCall),
    body: <Announcements call={featuredCall} />,
  },
  { path: '/jobs', head: jobs, body: <Jobs /> },
  { path: '/contact', head: contact, body: <Contact /> },
];

/** What is shown at addresses where no page stands; the path is that of the built file. */
export const unknownPages: SitePage[] = [
  { path: '/404', head: notFound, body: <NotFound /> },
  { path: '/blog/404', head: unknownPost.head, body: <PostNotFound /> },
];
