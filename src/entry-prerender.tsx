import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { type DocumentFacts, DocumentFactsContext } from './components/document-facts.ts';
import { posts } from './content/posts.ts';
import type { PageHead } from './content/types.ts';
import { blogLists } from './lib/blog-parts.ts';
import { documentTitle, headOf } from './lib/page-head.ts';
import { pageIdOf } from './lib/page-id.ts';
import { postPath } from './lib/post-path.ts';
import { routes } from './routes.tsx';

/** One screen as the build writes it to a file. */
export interface PrerenderedPage {
  html: string;
  head: PageHead;
  /** As the browser's tab shows it. */
  title: string;
  /** Its name in the table of routes, so that the browser can tell whether this is the page to hydrate. */
  id: string;
  /** The name of its folder, from which its scripts follow. */
  folder: string;
  /** What the loaders of its routes gave, by route. */
  loaderData: Record<string, unknown>;
  /** What the loader of the page itself gave, or undefined where it has none. */
  data: unknown;
}

/** Every file of words with what it exports, and the posts, for the checks. */
export const words: Record<string, Record<string, unknown>> = {
  ...import.meta.glob<Record<string, unknown>>(
    ['/src/content/*.ts', '!/src/content/*.d.ts', '!/src/content/*.test.ts'],
    { eager: true },
  ),
  ...import.meta.glob<Record<string, unknown>>('/content/posts/*.md', {
    eager: true,
    import: 'default',
  }),
};

export { posts };

/** The paths of all pages. */
export const paths: string[] = [
  ...new Set([
    ...staticPathsOf(routes),
    ...blogLists(posts).keys(),
    ...posts.map((post) => postPath(post.id)),
  ]),
];

const handler = createStaticHandler(routes);

export async function renderPage(path: string, facts: DocumentFacts): Promise<PrerenderedPage> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere; a page was expected.`);
  const error = Object.values(context.errors ?? {}).at(0);
  if (error) throw error;

  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <DocumentFactsContext value={facts}>
      <StaticRouterProvider context={context} hydrate={false} router={router} />
    </DocumentFactsContext>,
  );

  const page = context.matches.at(-1);
  const data = context.loaderData[page?.route.id ?? ''];
  const head = headOf(page?.route.handle, data);
  const id = pageIdOf(context.matches);
  return {
    html: await new Response(prelude).text(),
    head,
    title: documentTitle(head),
    id,
    folder: id.replace(/\..*/, ''),
    loaderData: context.loaderData,
    data,
  };
}

function staticPathsOf(table: RouteObject[]): string[] {
  return table.flatMap((route) => {
    if (route.children) return staticPathsOf(route.children);
    if (route.index) return ['/'];
    return route.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [];
  });
}
