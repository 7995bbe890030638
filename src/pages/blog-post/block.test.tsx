import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import type { BlogBlock } from '../../content/types.ts';
import { Block } from './block.tsx';

test.each<[BlogBlock, RegExp]>([
  [{ type: 'intro', text: 'So it began.' }, /^<p class="text-lead">So it began\.<\/p>$/],
  [{ type: 'paragraph', text: 'It went on.' }, /^<p>It went on\.<\/p>$/],
  [{ type: 'heading', text: 'Then' }, /^<h2[^>]*>Then<\/h2>$/],
  [{ type: 'subheading', text: 'And' }, /^<h3[^>]*>And<\/h3>$/],
  [{ type: 'list', items: ['a', 'b'] }, /^<ul[^>]*><li>a<\/li><li>b<\/li><\/ul>$/],
  [
    { type: 'callout', title: 'Note', items: ['c'] },
    /^<aside aria-label="Note"[^>]*><p[^>]*>Note<\/p><ul[^>]*><li>c<\/li><\/ul><\/aside>$/,
  ],
  [{ type: 'image' }, /^<div class="[^"]*"><\/div>$/],
  [
    { type: 'paragraph', text: '<script>alert(1)</script>' },
    /^<p>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p>$/,
  ],
])('%j becomes the right element', (block, element) => {
  expect(markup(<Block block={block} />)).toMatch(element);
});
