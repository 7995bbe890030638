import { Outlet, type RouteObject, useMatches } from 'react-router';
import { PageError } from './components/page-error.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import { useDocumentHead } from './components/use-document-head.ts';
import { loadPost, loadPosts } from './lib/load-posts.ts';
import { headOf, leaveOf } from './lib/page-head.ts';

/**
 * The table of contents: ten screens inside one frame, each loaded, with its data, when it is asked for.
 * A page's id is the name of its folder and file: from it the build knows which scripts the page will need. What follows a
 * dot tells the addresses of one page apart.
 */
export const routes: RouteObject[] = [
  {
    Component: Site,
    children: [
      {
        Component: Page,
        ErrorBoundary: PageError,
        children: caseSensitive([
          { id: 'home', index: true, lazy: () => import('./pages/home/home.tsx') },
          { id: 'about', path: 'about', lazy: () => import('./pages/about/about.tsx') },
          {
            id: 'focus-areas',
            path: 'focus-areas',
            lazy: () => import('./pages/focus-areas/focus-areas.tsx'),
          },
          { id: 'projects', path: 'projects', lazy: () => import('./pages/projects/projects.tsx') },
          {
            id: 'blog',
            path: 'blog',
            loader: async () => (await loadPosts('/blog')) ?? [],
            lazy: () => import('./pages/blog/blog.tsx'),
          },
          {
            id: 'blog.part',
            path: 'blog/page/:part',
            loader: ({ params }) =>
              loadPosts(`/blog/page/${encodeURIComponent(params['part'] ?? '')}`),
            lazy: () => import('./pages/blog/blog.tsx'),
          },
          {
            id: 'blog-post',
            path: 'blog/:id',
            loader: ({ params }) => loadPost(params['id'] ?? ''),
            lazy: () => import('./pages/blog-post/blog-post.tsx'),
          },
          {
            id: 'announcements',
            path: 'announcements',
            lazy: () => import('./pages/announcements/announcements.tsx'),
          },
          { id: 'jobs', path: 'jobs', lazy: () => import('./pages/jobs/jobs.tsx') },
          { id: 'contact', path: 'contact', lazy: () => import('./pages/contact/contact.tsx') },
          { id: 'not-found', path: '*', lazy: () => import('./pages/not-found/not-found.tsx') },
        ]),
      },
    ],
  },
];

/** Paths as hosts take them: at /About there is no page, before React runs or after. */
function caseSensitive(pages: RouteObject[]): RouteObject[] {
  return pages.map((page) => ({ ...page, caseSensitive: true }));
}

function Site() {
  const match = useMatches().at(-1);
  return (
    <SiteFrame leave={leaveOf(match?.handle)}>
      <Outlet />
    </SiteFrame>
  );
}

/** The page shown, below the frame, so that a page that breaks leaves the frame standing. */
function Page() {
  const match = useMatches().at(-1);
  useDocumentHead(headOf(match?.handle, match?.loaderData));
  return <Outlet />;
}
