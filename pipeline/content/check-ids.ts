import type { Check } from './check.ts';
import { problem } from './problem.ts';
import { repeated } from './repeated.ts';

export const plainIds: Check = (places) =>
  places
    .filter(({ path, value }) => path.at(-1) === 'id' && !isPlainId(value))
    .map((place) =>
      problem(
        place,
        `is "${place.value}", which cannot be used in an address`,
        'Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page',
      ),
    );

/** Within one list, and among all blog posts, which stand in files of their own. */
export const uniqueIds: Check = (places) =>
  repeated(
    places.filter(({ path }) => path.at(-1) === 'id'),
    ({ file, path, value }) => {
      const list = path[0] === 'post' ? 'blog posts' : [file, ...path.slice(0, -2)].join(' ');
      return `${list}: ${value}`;
    },
  ).map(({ place, earlier }) =>
    problem(
      place,
      `is "${place.value}", like that in ${earlier.file}`,
      'Give one of the two another id',
    ),
  );

/** What stands behind /blog/ already: the answer to an unknown post, and the parts of the list. */
const taken = ['404', 'page'];

function isPlainId(value: unknown): boolean {
  return (
    typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && !taken.includes(value)
  );
}
