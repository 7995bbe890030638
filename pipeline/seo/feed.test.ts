import { expect, test } from 'vitest';
import type { BlogBlock } from '../../src/content/types.ts';
import { samplePost } from '../../tests/sample-post.ts';
import { rssFeed } from './feed.ts';

function feedOf(...content: BlogBlock[]): string {
  return rssFeed([samplePost({ content })], 'https://www.example.org', 'en-GB');
}

test.each<[BlogBlock, string]>([
  [{ type: 'intro', text: 'So it began.' }, '<p>So it began.</p>'],
  [{ type: 'paragraph', text: '1 < 2 & ]]>' }, '<p>1 &lt; 2 &amp; ]]&gt;</p>'],
  [{ type: 'heading', text: 'Then' }, '<h2>Then</h2>'],
  [{ type: 'subheading', text: 'And' }, '<h3>And</h3>'],
  [{ type: 'list', items: ['a', 'b'] }, '<ul><li>a</li><li>b</li></ul>'],
  [
    { type: 'callout', title: 'Note', items: ['c'] },
    '<p><strong>Note</strong></p><ul><li>c</li></ul>',
  ],
  [{ type: 'image' }, ''],
  [
    { type: 'image', picture: { file: { src: '/a.svg', width: 1, height: 1 }, alt: '"A" tree' } },
    '<figure><img src="https://www.example.org/a.svg" alt="&quot;A&quot; tree"></figure>',
  ],
])('%j is plain HTML in the feed', (block, html) => {
  expect(feedOf({ type: 'paragraph', text: '-' }, block)).toContain(
    `<content:encoded><![CDATA[<p>-</p>${html}]]>`,
  );
});

test('a post has the day it was published on, in Kampala as in Greenwich', () => {
  expect(feedOf()).toContain('<pubDate>Fri, 02 Jan 2026 09:00:00 GMT</pubDate>');
});

test('whoever opens it in a browser is told what it is; programs find it where it was', () => {
  const feed = feedOf();
  expect(feed.split('\n').slice(0, 3)).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<?xml-stylesheet type="text/css" href="/feed.css"?>',
    expect.stringMatching(/^<rss version="2.0" /),
  ]);
  // The words belong to the channel, before its posts.
  expect(feed).toMatch(/<channel>.*<xhtml:p>This is the feed .*<xhtml:a href="\/blog">.*<item>/s);
});

test('a blog without posts has a feed without entries', () => {
  const feed = rssFeed([], 'https://www.example.org', 'en-GB');
  expect(feed).toContain('<link>https://www.example.org/blog</link>');
  expect(feed).not.toContain('<item>');
});
