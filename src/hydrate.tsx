import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routeOf } from './lib/page-route.ts';
import { routes } from './routes.tsx';

const matches = matchRoutes(routes, window.location) ?? [];
const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

// A host may answer an unknown /blog/… with the general 404 page: what stands there is then not the page to show.
const isPrerendered = root.dataset['route'] === routeOf(matches);

if (isPrerendered) {
  await Promise.all(matches.map(({ route }) => loadNow(route)));
  const router = createBrowserRouter(routes, { hydrationData: prerenderedData() });
  hydrateRoot(root, <RouterProvider router={router} />);
} else {
  const router = createBrowserRouter(routes);
  await initialized(router);
  createRoot(root).render(<RouterProvider router={router} />);
}

/** Hydration must not find a route that is still on its way: the page would be replaced by nothing for a moment. */
async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}

/** Waits for the page and its data, so that what stands there stays until they have come. */
async function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

function prerenderedData(): HydrationState {
  const json = document.getElementById('page-data')?.textContent;
  return { loaderData: json ? JSON.parse(json) : {} };
}
