import { expect, test } from 'vitest';
import { postBlocks } from './post-blocks.ts';

const markdown = `We began at seven. It rained
on and off.

## What we did

### In the morning

We dug. See https://e-yess.example or write to a@e-yess.example.

- Dig
- Water
- Count 5 \\* 8 seedlings

> **Bring with you**
>
> - A spade
> - A friend

![Rows of young trees](planting-day.jpg "Behind the school")

![Rows of young trees](planting-day.jpg)

![]()
`;

test('Markdown becomes the seven kinds of blocks, the first paragraph the opening', () => {
  expect(postBlocks(markdown)).toEqual({
    problems: [],
    blocks: [
      { type: 'intro', text: 'We began at seven. It rained on and off.' },
      { type: 'heading', text: 'What we did' },
      { type: 'subheading', text: 'In the morning' },
      {
        type: 'paragraph',
        text: 'We dug. See https://e-yess.example or write to a@e-yess.example.',
      },
      { type: 'list', items: ['Dig', 'Water', 'Count 5 * 8 seedlings'] },
      { type: 'callout', title: 'Bring with you', items: ['A spade', 'A friend'] },
      {
        type: 'image',
        picture: {
          file: 'planting-day.jpg',
          alt: 'Rows of young trees',
          caption: 'Behind the school',
        },
      },
      { type: 'image', picture: { file: 'planting-day.jpg', alt: 'Rows of young trees' } },
      { type: 'image' },
    ],
  });
});
