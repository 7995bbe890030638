import type { RouteMatch } from 'react-router';

/** The pattern of the route that matched, such as `blog/:id`: tells one screen from another. */
export function routeOf(matches: Pick<RouteMatch, 'route'>[]): string {
  return matches.at(-1)?.route.path ?? '';
}
