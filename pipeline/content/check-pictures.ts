import { problem } from './problem.ts';
import type { Place } from './walk.ts';

/** Every picture that content names must be there. */
export function picturesExist(places: Place[], isThere: (name: string) => boolean): string[] {
  return places
    .filter(({ path, value }) => path.at(-1) === 'file' && !isThere(String(value)))
    .map((place) =>
      problem(
        place,
        `is "${place.value}", but there is no such picture. Put it into content/pictures, or correct the name.`,
      ),
    );
}
