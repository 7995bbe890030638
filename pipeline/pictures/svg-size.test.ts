import { expect, test } from 'vitest';
import { svgSize } from './svg-size.ts';

test('a picture says its size in its svg tag', () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="x" width="1200"\n height="800px"><path width="3"/></svg>';
  expect(svgSize(svg, 'a.svg')).toEqual({ width: 1200, height: 800 });
});

test.each(['<svg viewBox="0 0 1 1">', '<svg width="100%" height="10">', 'not a picture'])(
  'a picture without a size is refused with its name and the fix: %s',
  (svg) => {
    expect(() => svgSize(svg, 'content/pictures/a.svg')).toThrow(
      /content\/pictures\/a\.svg does not say how large it is\. Write width=/,
    );
  },
);
