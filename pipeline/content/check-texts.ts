import { documentTitle } from '../../src/lib/page-head.ts';
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

/** What stands behind every title in the browser's tab. */
const ending = documentTitle({ title: '', description: '' });

export const titlesFit: Check = (places) =>
  places
    .filter(isTitle)
    .filter(({ value }) => typeof value === 'string' && isTooShortOrLong(value + ending))
    .map((place) =>
      problem(
        place,
        `has ${String(place.value).length} characters, ${(String(place.value) + ending).length} with “${ending.trim()}” behind it`,
        `Search engines show 15 to 60 of them: at most ${60 - ending.length} are left for the title itself`,
      ),
    );

function isTooShortOrLong(title: string): boolean {
  return title.length < 15 || title.length > 60;
}

export const headsDiffer: Check = (places) =>
  [isTitle, isDescription].flatMap((isField) =>
    repeated(places.filter(isField), ({ value }) => String(value)).map(({ place, earlier }) =>
      problem(
        place,
        `is the same as in ${earlier.file}`,
        'Give each page words of its own, so that people can tell them apart',
      ),
    ),
  );

/** A page's title stands in its head; that of a post is its own. */
function isTitle({ path }: Place): boolean {
  return ['head title', 'post title'].includes(path.slice(-2).join(' '));
}

/** A page's description stands in its head; that of a post is its excerpt. */
function isDescription({ path }: Place): boolean {
  return ['head description', 'post excerpt'].includes(path.slice(-2).join(' '));
}
