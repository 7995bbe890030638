import { isEmpty } from '../../src/content/schema/fields.ts';
import { longestTitle } from '../../src/lib/page-head.ts';
import { fontsHaveEveryCharacter } from './check-characters.ts';
import { headsDiffer, isInHead } from './check-heads.ts';
import { linksLeadSomewhere } from './check-links.ts';
import { problem } from './problem.ts';
import { type ContentFiles, type Place, walk } from './walk.ts';

/** What is wrong with the words in src/content, seen together with the posts: a sentence each. */
export function wordProblems(files: ContentFiles, paths: string[]): string[] {
  const places = [...walk(files)];
  return [
    ...noEmptyText(places),
    ...fontsHaveEveryCharacter(places),
    ...descriptionsFit(places),
    ...titlesFit(places),
    ...headsDiffer(places),
    ...linksLeadSomewhere(places, paths),
  ];
}

function noEmptyText(places: Place[]): string[] {
  return places
    .filter(({ value }) => typeof value === 'string' && value.trim() === '')
    .map((place) => problem(place, isEmpty));
}

function descriptionsFit(places: Place[]): string[] {
  return places
    .filter((place) => isInHead(place, 'description'))
    .filter(({ value }) => typeof value === 'string' && (value.length < 50 || value.length > 160))
    .map((place) =>
      problem(
        place,
        `has ${String(place.value).length} characters. Search engines show 50 to 160: make it longer or shorter.`,
      ),
    );
}

function titlesFit(places: Place[]): string[] {
  return places
    .filter((place) => isInHead(place, 'title'))
    .filter(({ value }) => typeof value === 'string' && value.length > longestTitle)
    .map((place) =>
      problem(
        place,
        `has ${String(place.value).length} characters. Search engines show ${longestTitle}: make it shorter.`,
      ),
    );
}
