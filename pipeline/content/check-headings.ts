import type { Check } from './check.ts';
import { problem } from './problem.ts';
import { isRecord } from './walk.ts';

/** A screen reader's list of headings must not skip a level. */
export const headingsInOrder: Check = (places) =>
  places.flatMap((place) => {
    if (place.path.at(-1) !== 'content' || !Array.isArray(place.value)) return [];
    const types = place.value.map((block) => (isRecord(block) ? block['type'] : undefined));
    const subheading = types.indexOf('subheading');
    const heading = types.indexOf('heading');
    if (subheading === -1 || (heading !== -1 && heading < subheading)) return [];
    return problem(
      { ...place, path: [...place.path, subheading] },
      'is a subheading with no heading before it',
      "Make it a 'heading', or put one before it",
    );
  });
