import { expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import { CountRing } from './count-ring.tsx';

test.each([1, 5, 10, 50, 100, 1000])('a ring for %i has as many segments', (count) => {
  const drawn = markup(
    <CountRing className="" count={count}>
      {count}
    </CountRing>,
  );
  const rings = Array.from(drawn.matchAll(/pathLength="(\d+)"/g), ([, segments]) =>
    Number(segments),
  );
  expect(rings.reduce((sum, segments) => sum + segments, 0)).toBe(count);
});
