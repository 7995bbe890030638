import { expect, test } from 'vitest';
import { samplePost } from '../../tests/sample-post.ts';
import { headTags } from './head-tags.ts';

const site = {
  address: 'https://www.example.org',
  language: 'en-GB',
  theme: { light: { paper: 'white' }, dark: { paper: 'black' } },
};

const page = {
  path: '/about',
  head: { title: 'Us & "them"', description: 'Who <we> are' },
  title: 'Us & "them" – All of us',
  isFound: true,
  preview: { path: '/previews/about.jpg', alt: 'All of us' },
};

const post = samplePost({ title: '</script><b>' });

test('words stay words, whatever signs are in them', () => {
  const tags = headTags(page, site);
  expect(tags).toContain('<title>Us &amp; &quot;them&quot; – All of us</title>');
  expect(tags).toContain('<meta name="description" content="Who &lt;we&gt; are" />');
  expect(tags).toContain('<meta property="og:title" content="Us &amp; &quot;them&quot;" />');
});

test('addresses are whole, those within the site begin with its own', () => {
  const tags = headTags(page, site);
  expect(tags).toContain('<link rel="canonical" href="https://www.example.org/about" />');
  expect(tags).toContain('content="https://www.example.org/previews/about.jpg"');
});

test('a page that nobody looked for is kept out of search results and has no address', () => {
  const tags = headTags({ ...page, path: '/', isFound: false }, site);
  expect(tags).toContain('<meta name="robots" content="noindex" />');
  expect(tags).not.toMatch(/canonical|og:url|ld\+json/);
});

test('structured data cannot end its script element', () => {
  const tags = headTags({ ...page, path: '/blog/a-post', post }, site);
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(tags) ?? [];
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({
    headline: post.title,
    author: { '@type': 'Person', name: 'Grace' },
    image: 'https://www.example.org/pictures/a.svg',
  });
});

test('only the blog names the feed', () => {
  expect(headTags({ ...page, path: '/blog' }, site)).toContain('href="/rss.xml"');
  expect(headTags(page, site)).not.toContain('rss');
});
