import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import type { BlogBlock } from '../../content/types.ts';
import { Block } from './block.tsx';

const tree = { file: { src: '/a.svg', width: 4, height: 3 }, alt: 'A tree' };

test.each<[BlogBlock, RegExp]>([
  [{ type: 'intro', text: 'So it began.' }, /^<p>So it began\.<\/p>$/],
  [{ type: 'paragraph', text: 'It went on.' }, /^<p>It went on\.<\/p>$/],
  [{ type: 'heading', text: 'Then' }, /^<h2>Then<\/h2>$/],
  [{ type: 'subheading', text: 'And' }, /^<h3>And<\/h3>$/],
  [{ type: 'list', items: ['a', 'b'] }, /^<ul><li>a<\/li><li>b<\/li><\/ul>$/],
  [
    { type: 'callout', title: 'Note', items: ['c'] },
    /^<aside aria-label="Note"><div><p>Note<\/p><ul><li>c<\/li><\/ul><\/div><\/aside>$/,
  ],
  [{ type: 'image' }, /^<div><\/div>$/],
  [
    { type: 'image', picture: { ...tree, caption: 'Behind the school' } },
    /^<figure><picture><img [^>]*alt="A tree"[^>]*><\/picture><figcaption>Behind the school<\/figcaption><\/figure>$/,
  ],
  [{ type: 'image', picture: tree }, /^<figure><picture><img [^>]*><\/picture><\/figure>$/],
  [
    { type: 'paragraph', text: '<script>alert(1)</script>' },
    /^<p>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/p>$/,
  ],
])('%j becomes the right element', (block, element) => {
  expect(withoutLooks(markup(<Block block={block} />))).toMatch(element);
});

/** Neither classes nor drawings. */
function withoutLooks(html: string): string {
  return html.replace(/ class="[^"]*"/g, '').replace(/<svg.*?<\/svg>/g, '');
}
