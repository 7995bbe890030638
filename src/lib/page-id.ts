import type { RouteMatch } from 'react-router';

/** The name of the page that matched, such as `blog-post`: tells one screen from another. */
export function pageIdOf(matches: Pick<RouteMatch, 'route'>[]): string {
  return matches.at(-1)?.route.id ?? '';
}
