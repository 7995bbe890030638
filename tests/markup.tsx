import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  MemoryRouter,
  StaticRouterProvider,
} from 'react-router';

/** What React makes of an element, for screens in a state that today's content does not reach. */
export function markup(element: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
}

/** What React makes of a page at a path, given what its loader would have loaded. */
export async function pageMarkup(
  Component: ComponentType,
  path: string,
  data: unknown,
): Promise<string> {
  const handler = createStaticHandler([{ path, Component, loader: () => data }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider context={context} hydrate={false} router={router} />,
  );
}
