import { problem } from './problem.ts';
import type { Place } from './walk.ts';

export function linksLeadSomewhere(places: Place[], paths: string[]): string[] {
  return places
    .filter(({ path, value }) => isLinkField(path.at(-1)) && isInternal(value))
    .filter(({ value }) => !paths.includes(String(value)))
    .map((place) =>
      problem(
        place,
        `leads to ${place.value}, but the site has no such page. Use one of: ${paths.join(', ')}.`,
      ),
    );
}

/** Fields whose value is where a link leads. */
const linkFields = ['href', 'link', 'supportUs'];

function isLinkField(name: unknown): boolean {
  return linkFields.includes(String(name));
}

function isInternal(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/');
}
