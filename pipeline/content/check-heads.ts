import { problem } from './problem.ts';
import type { Place } from './walk.ts';

export function headsDiffer(places: Place[]): string[] {
  return [isTitle, isDescription].flatMap((isField) => {
    const heads = places.filter(isField);
    return heads.flatMap((place) => {
      const first = heads.find(({ value }) => value === place.value);
      if (!first || first === place) return [];
      return problem(
        place,
        `is the same as in ${first.file}. Give each page words of its own, so that people can tell them apart.`,
      );
    });
  });
}

/** A page's title stands in its head; that of a post is its own. */
function isTitle(place: Place): boolean {
  return isInHead(place, 'title') || isOfPost(place, 'title');
}

/** A page's description stands in its head; that of a post is its excerpt. */
function isDescription(place: Place): boolean {
  return isInHead(place, 'description') || isOfPost(place, 'excerpt');
}

export function isInHead({ path }: Place, field: string): boolean {
  return path.slice(-2).join() === `head,${field}`;
}

function isOfPost({ file, path }: Place, field: string): boolean {
  return file.startsWith('content/posts/') && path.join() === field;
}
