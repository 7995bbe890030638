import { matchRoutes, type RouteObject } from 'react-router';
import { pageIdOf } from './page-id.ts';
import { savesData } from './saves-data.ts';

/** Long enough that a pointer on its way across a menu asks for nothing. */
const hesitation = 80;

/** Loads a page's script and data as soon as a visitor seems about to ask for it: a pointer or the focus on a link, a touch. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  let soon: ReturnType<typeof setTimeout> | undefined;

  function consider(event: Event, delay: number) {
    clearTimeout(soon);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || savesData()) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname === location.pathname) return;
    // A touch is no hesitation, and the focus that may move with it must not take it back.
    if (delay === 0) load(routes, url);
    else soon = setTimeout(() => load(routes, url), delay);
  }

  addEventListener('pointerover', (event) => consider(event, hesitation));
  addEventListener('focusin', (event) => consider(event, hesitation));
  addEventListener('pointerdown', (event) => consider(event, 0));
}

/** A page that cannot be loaded now says so when it is asked for. */
function load(routes: RouteObject[], url: URL): void {
  const matches = matchRoutes(routes, url) ?? [];
  // A file, such as a picture or the feed, has no page.
  if (pageIdOf(matches) === 'not-found') return;
  for (const { route, params } of matches) {
    const request = new Request(url);
    const pattern = route.path ?? '';
    const parts = [
      typeof route.lazy === 'function' && route.lazy(),
      typeof route.loader === 'function' &&
        route.loader({ params, request, url, pattern, context: {} }),
    ];
    Promise.all(parts).catch(() => {});
  }
}
