import { problem } from './problem.ts';
import { isRecord, type Place } from './walk.ts';

/** A screen reader's list of headings must not skip a level. */
export function headingsInOrder(places: Place[]): string[] {
  return places.flatMap((place) => {
    if (place.path.join() !== 'content' || !Array.isArray(place.value)) return [];
    const blocks = place.value.filter(isRecord);
    const subheading = blocks.findIndex(({ type }) => type === 'subheading');
    const heading = blocks.findIndex(({ type }) => type === 'heading');
    if (subheading === -1 || (heading !== -1 && heading < subheading)) return [];
    return problem(
      { ...place, path: [] },
      `has the smaller heading "${blocks[subheading]?.['text']}" with no heading before it. Write ## in place of ###, or put a heading before it.`,
    );
  });
}
