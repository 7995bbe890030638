import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';

test('photos are called by their names, lists begin with a dash, wherever they stand', () => {
  expect(
    tidy([
      './new.webp',
      '/content/pictures/old.jpg',
      ['* One\n+ Two', '![A tree](./new.webp "Tall")'],
      5,
    ]),
  ).toEqual(['new.webp', 'old.jpg', ['- One\n- Two', '![A tree](new.webp "Tall")'], 5]);
});
