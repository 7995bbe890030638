import { problem } from './problem.ts';
import { repeated } from './repeated.ts';
import type { Place } from './walk.ts';

export function headsDiffer(places: Place[]): string[] {
  return [isTitle, isDescription].flatMap((isField) =>
    repeated(places.filter(isField), ({ value }) => String(value)).map(({ place, earlier }) =>
      problem(
        place,
        `is the same as in ${earlier.file}. Give each page words of its own, so that people can tell them apart.`,
      ),
    ),
  );
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
