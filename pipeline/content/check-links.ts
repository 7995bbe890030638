import type { Check } from './check.ts';
import { problem } from './problem.ts';

export const linksLeadSomewhere: Check = (places, paths) => {
  const targets = new Set(paths);
  const focusAreas = places.filter(({ path }) => path[0] === 'focusAreas' && path.at(-1) === 'id');
  for (const { value } of focusAreas) targets.add(`/focus-areas#${value}`);
  return places
    .filter(({ path, value }) => isLinkField(path.at(-1)) && isInternal(value))
    .filter(({ value }) => !targets.has(String(value)))
    .map((place) =>
      problem(
        place,
        `leads to ${place.value}, but the site has no such page`,
        `Use one of: ${[...targets].join(', ')}`,
      ),
    );
};

function isLinkField(name: unknown): boolean {
  return name === 'href' || name === 'link';
}

function isInternal(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/');
}
