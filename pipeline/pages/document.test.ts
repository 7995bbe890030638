import { expect, test } from 'vitest';
import { policyForMeta } from '../publishing/content-policy.ts';
import { firstLook } from '../scripts/first-look.ts';
import { fillDocument } from './document.ts';

const frame = `<head><meta charset="utf-8" /><!-- head -->
    <link rel="stylesheet" href="/src/fonts.css" />
    <link rel="stylesheet" href="/src/app.css" />
</head>
<div id="root"></div><script type="module" src="/src/entry-client.ts" data-scripts="/src/app.css /src/hydrate.tsx"></script>`;

const page = {
  html: '<h1>Us</h1>',
  headTags: '<title>Us</title>',
  styles: 'a{color:red}',
  id: 'about',
  folder: 'about',
  loaderData: {},
  facts: { builtOn: '2025-10-15' },
} as const;

const assets = {
  css: { fonts: '', all: 'a{color:red}b{color:blue}' },
  stylesheet: '/assets/app.css',
  entry: '/assets/entry.js',
  leaving: '/assets/leaving.js',
  scriptsOf: (id: string) => ['/assets/start.js', `/assets/${id}.js`],
};

test('the page is filled in: head, styles, markup and script', () => {
  expect(fillDocument(frame, page, assets)).toBe(
    `<head><meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policyForMeta('a{color:red}')}" /><title>Us</title>
    <script>${firstLook}</script><style>a{color:red}</style>
</head>
<div id="root" data-page="about" data-built="2025-10-15"><h1>Us</h1></div><script type="module" src="/assets/entry.js" data-scripts="/assets/app.css /assets/start.js /assets/about.js"></script>`,
  );
});

test('a page with a way to leave it at once brings the script for that', () => {
  const html = '<a data-leave="" href="https://weather.example">Leave</a>';
  const tag = '<script type="module" src="/assets/leaving.js"></script>';
  expect(fillDocument(frame, { ...page, html }, assets)).toContain(tag);
  expect(fillDocument(frame, page, assets)).not.toContain(tag);
});

test('data travels with the page and cannot end its script element', () => {
  const loaderData = { post: { title: '</script><script>alert(1)</script>' } };
  const document = fillDocument(frame, { ...page, loaderData }, assets);
  const json = /id="page-data">(.*?)<\/script>/.exec(document)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(loaderData);
});

test('empty elements of drawings end at once, others as they were', () => {
  const html = '<svg><circle r="1"></circle></svg><p></p>';
  expect(fillDocument(frame, { ...page, html }, assets)).toContain(
    '<svg><circle r="1"/></svg><p></p>',
  );
});

test('words that look like replacement patterns stay as they are', () => {
  const document = fillDocument(frame, { ...page, html: "<p>$& $1 $' cost</p>" }, assets);
  expect(document).toContain("<p>$& $1 $' cost</p>");
});

test('a frame without one of its marks is refused by name', () => {
  expect(() => fillDocument(frame.replace('<!-- head -->', ''), page, assets)).toThrow(
    'index.html must hold <!-- head --> exactly once',
  );
});
