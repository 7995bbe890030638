import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { App, type Effect } from './app.tsx';
import type { IsoDate } from './content/types.ts';
import { ignoreSkippedTransitions } from './lib/ignore-skipped-transitions.ts';
import { kampalaDay } from './lib/kampala-day.ts';
import { pageIdOf } from './lib/page-id.ts';
import { pause } from './lib/pause.ts';
import { prefetchOnIntent } from './lib/prefetch-on-intent.ts';
import { reloadOnFailedLoad } from './lib/reload-on-failed-load.ts';
import { windowWithoutStorage } from './lib/window-without-storage.ts';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

const matches = matchRoutes(routes, window.location) ?? [];
const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

// A host may answer an unknown /blog/… with the general 404 page: what stands there is then not the page to show.
const isPrerendered = root.dataset['page'] === pageIdOf(matches);

const { built = kampalaDay() } = root.dataset as { built?: IsoDate };
const facts = { builtOn: built };

ignoreSkippedTransitions();
if (isPrerendered) {
  await Promise.all(matches.map(({ route }) => loadNow(route)));
  await pause();
  const router = createRouter({ hydrationData: prerenderedData() });
  await pause();
  await running((onRun) => hydrateRoot(root, <App facts={facts} onRun={onRun} router={router} />));
} else {
  const router = createRouter();
  await initialized(router);
  await running((onRun) =>
    createRoot(root).render(<App facts={facts} onRun={onRun} router={router} />),
  );
}
prefetchOnIntent(routes);

function createRouter(options?: { hydrationData: HydrationState }): Router {
  const dataStrategy = reloadOnFailedLoad(() => router.state.navigation.location);
  const router: Router = createBrowserRouter(routes, {
    ...options,
    dataStrategy,
    window: windowWithoutStorage(),
  });
  return router;
}

/** Resolves once the page answers clicks: after its effects, and after what they changed has been drawn. */
function running(render: (onRun: Effect) => void): Promise<void> {
  return new Promise((resolve) => {
    const onRun: Effect = () => {
      requestAnimationFrame(() => setTimeout(resolve));
    };
    // As a transition React works in short slices, and a slow phone can answer in between.
    startTransition(() => render(onRun));
  });
}

/** Hydration must not find a route that is still on its way: the page would be replaced by nothing for a moment. */
async function loadNow(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const page = await route.lazy();
  Object.assign(route, page, { lazy: undefined });
}

/** Waits for the page and its data, so that what stands there stays until they have come. */
async function initialized(router: Router): Promise<void> {
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
