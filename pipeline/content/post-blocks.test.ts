import { expect, test } from 'vitest';
import { postBlocks } from './post-blocks.ts';

const markdown = `We began at seven. It rained
on and off.

See https://e-yess.example or write to a@e-yess.example.

- Dig
- Count 5 \\* 8 seedlings

![Rows of young trees](planting-day.jpg "Behind the school")
`;

test('a paragraph may have several lines, addresses and escaped signs', () => {
  const picture = {
    file: 'planting-day.jpg',
    alt: 'Rows of young trees',
    caption: 'Behind the school',
  };
  expect(postBlocks(markdown)).toEqual({
    problems: [],
    blocks: [
      { type: 'intro', text: 'We began at seven. It rained on and off.' },
      { type: 'paragraph', text: 'See https://e-yess.example or write to a@e-yess.example.' },
      { type: 'list', items: ['Dig', 'Count 5 * 8 seedlings'] },
      { type: 'image', picture },
    ],
  });
});
