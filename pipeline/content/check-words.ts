import { isEmpty } from '../../src/content/schema/fields.ts';
import { longestTitle } from '../../src/lib/page-head.ts';
import { headsDiffer, isInHead } from './check-heads.ts';
import { linksLeadSomewhere } from './check-links.ts';
import { problem } from './problem.ts';
import { type ContentFiles, type Place, walk } from './walk.ts';

/** What is wrong with the words in src/content, seen together with the posts: a sentence each. */
export function wordProblems(files: ContentFiles, paths: string[]): string[] {
  const places = [...walk(files)];
  return [
    ...noEmptyText(places),
    ...headsFit(places, 'description', 50, 160),
    ...headsFit(places, 'title', 0, longestTitle),
    ...headsDiffer(places),
    ...linksLeadSomewhere(places, paths),
  ];
}

function noEmptyText(places: Place[]): string[] {
  return places
    .filter(({ value }) => typeof value === 'string' && value.trim() === '')
    .map((place) => problem(place, isEmpty));
}

function headsFit(places: Place[], field: string, least: number, most: number): string[] {
  const room =
    least > 0 ? `${least} to ${most}: make it longer or shorter` : `${most}: make it shorter`;
  return places.flatMap((place) => {
    if (!isInHead(place, field) || typeof place.value !== 'string') return [];
    const { length } = place.value;
    if (length >= least && length <= most) return [];
    return problem(place, `has ${length} characters. Search engines show ${room}.`);
  });
}
