import { expect, test } from 'vitest';
import { postBlocks } from './post-blocks.ts';

const markdown = `We began at seven. It rained
on and **off**.

See https://e-yess.example, write to a@e-yess.example or [read **what** we do](/projects).

- Dig
- Count 5 \\* 8 [seedlings](https://trees.example)

![Rows of young trees](planting-day.jpg "Behind the school")
`;

test('words may be bold or a link, or both, and addresses are links', () => {
  const picture = {
    file: 'planting-day.jpg',
    alt: 'Rows of young trees',
    caption: 'Behind the school',
  };
  const link = (href: string, ...words: unknown[]) => ({ type: 'link', href, words });
  expect(postBlocks(markdown)).toEqual({
    errors: [],
    notes: [],
    blocks: [
      {
        type: 'intro',
        text: ['We began at seven. It rained on and ', { type: 'bold', words: ['off'] }, '.'],
      },
      {
        type: 'paragraph',
        text: [
          'See ',
          link('https://e-yess.example', 'https://e-yess.example'),
          ', write to ',
          link('mailto:a@e-yess.example', 'a@e-yess.example'),
          ' or ',
          link('/projects', 'read ', { type: 'bold', words: ['what'] }, ' we do'),
          '.',
        ],
      },
      {
        type: 'list',
        items: [['Dig'], ['Count 5 ', '*', ' 8 ', link('https://trees.example', 'seedlings')]],
      },
      { type: 'image', picture },
    ],
  });
});

const [tables = '', numbers = '', nested = '', quotes = ''] = [
  'Tables',
  'Numbered lists',
  'Lists within lists',
  'Quotes',
].map((kind) => `${kind} are shown as plain lists and text.`);

/** By what is pasted: each block as its type and its words, and the note. */
const pasted: [what: string, blocks: string[], note?: string][] = [
  ['1. Water\n2. Count', ['list: Water | Count'], numbers],
  ['- Water\n  - twice\n- Count', ['list: Water | twice | Count'], nested],
  ['·  Water\n·  Count', ['list: Water | Count']],
  ['• Water\n\n• Count', ['list: Water | Count']],
  ['\uf0b7 Water\n\uf0b7 Count', ['list: Water | Count']],
  ['- ![A tree](oak.svg)', ['image: oak.svg']],
  [
    '·\u00a0\u00a0\u00a0Water\no\u00a0\u00a0twice\n·\u00a0\u00a0Count',
    ['list: Water | twice | Count'],
  ],
  ['Bring:\n– Water\n– a spade', ['paragraph: Bring:', 'list: Water | a spade']],
  ['“We planted.”\n\n– Amina, 14', ['paragraph: “We planted.”', 'paragraph: – Amina, 14']],
  ['# Next\n\n#### Water', ['heading: Next', 'subheading: Water']],
  ['### Next\n\n## Water\n\n### Count', ['heading: Next', 'heading: Water', 'subheading: Count']],
  ['| Tree | Age |\n|---|---|\n| Oak | 9 |', ['list: Tree, Age | Oak, 9'], tables],
  ['| Water |\n|---|', ['paragraph: Water'], tables],
  ['> Trees are patient.', ['paragraph: Trees are patient.'], quotes],
  ['Wa\n\n---\n\nter', ['paragraph: Wa', 'paragraph: ter']],
  ['    Water', ['paragraph: Water']],
  [
    '<div>\nWater<br>it\n</div>',
    ['paragraph: Water it'],
    'HTML tags are shown as plain lists and text.',
  ],
  [
    'In *our* ~~new~~ garden\n\n1. Dig',
    ['paragraph: In our new garden', 'list: Dig'],
    'Italics, crossed-out words and numbered lists are shown as plain lists and text.',
  ],
  ['Water ![A tree](oak.svg) it', ['paragraph: Water it', 'image: oak.svg']],
];

test.each(pasted)('what is pasted is shown as what a post can hold: %j', (text, blocks, note) => {
  const found = postBlocks(`We began.\n\n${text}\n`);
  expect(found.errors).toEqual([]);
  expect(found.blocks.slice(1).map(inShort)).toEqual(blocks);
  expect(found.notes).toEqual(note ? [note] : []);
});

function inShort(block: ReturnType<typeof postBlocks>['blocks'][number]): string {
  switch (block.type) {
    case 'image':
      return `image: ${block.picture?.file}`;
    case 'callout':
    case 'list':
      return `${block.type}: ${block.items.map((item) => item.join('')).join(' | ')}`;
    default:
      return `${block.type}: ${block.text.join('').replaceAll(/ +/g, ' ').trim()}`;
  }
}
