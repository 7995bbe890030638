import type { Place } from './walk.ts';

/** The places whose key was there before, with the place that had it first. */
export function repeated(
  places: Place[],
  keyOf: (place: Place) => string,
): { place: Place; earlier: Place }[] {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const earlier = first.get(keyOf(place));
    if (earlier) return { place, earlier };
    first.set(keyOf(place), place);
    return [];
  });
}
