import type { Check } from './check.ts';
import { problem } from './problem.ts';
import { repeated } from './repeated.ts';
import type { Place } from './walk.ts';

export const noEmptyText: Check = (places) =>
  places
    .filter(({ value }) => typeof value === 'string' && value.trim() === '')
    .map((place) =>
      problem(place, 'is empty', 'Write the text, or remove the whole entry it belongs to'),
    );

export const descriptionsFit: Check = (places) =>
  places
    .filter(isDescription)
    .filter(({ value }) => typeof value === 'string' && (value.length < 50 || value.length > 160))
    .map((place) =>
      problem(
        place,
        `has ${String(place.value).length} characters`,
        'Search engines show 50 to 160: make it longer or shorter',
      ),
    );

export const headsDiffer: Check = (places) =>
  ['title', 'description'].flatMap((field) =>
    repeated(
      places.filter(({ path }) => path.at(-2) === 'head' && path.at(-1) === field),
      ({ value }) => String(value),
    ).map(({ place, earlier }) =>
      problem(
        place,
        `is the same as in ${earlier.file}`,
        'Give each page words of its own, so that people can tell them apart',
      ),
    ),
  );

function isDescription({ path }: Place): boolean {
  return (
    (path.at(-2) === 'head' && path.at(-1) === 'description') ||
    (path.at(-2) === 'post' && path.at(-1) === 'excerpt')
  );
}
