import { expect, test } from 'vitest';
import { headScript } from '../../src/browser/head-script.ts';
import { policyForMeta } from '../publishing/content-policy.ts';
import { fillDocument } from './document.ts';

const frame = `<head><meta charset="utf-8" /><!-- head -->
    <link rel="stylesheet" href="/src/fonts.css" />
    <link rel="stylesheet" href="/src/app.css" />
</head>
<!-- page --><script type="module" fetchpriority="low" src="/src/browser/main.ts"></script>`;

const page = {
  html: '<h1>Us</h1>',
  headTags: '<title>Us</title>',
  styles: 'a{color:red}',
  mainScript: '/assets/main.js',
};

test('the page is filled in: head, styles, markup and script', () => {
  expect(fillDocument(frame, page)).toBe(
    `<head><meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policyForMeta('a{color:red}')}" /><title>Us</title>
    <script>${headScript}</script><style>a{color:red}</style>
</head>
<h1>Us</h1><script type="module" fetchpriority="low" src="/assets/main.js"></script>`,
  );
});

test('a page with a quick exit does not let its script wait', () => {
  const html = '<a data-leave="" href="https://weather.example">Leave</a>';
  expect(fillDocument(frame, { ...page, html })).toContain(
    '<script type="module" src="/assets/main.js">',
  );
});

test('empty elements of drawings end at once, others as they were', () => {
  const html = '<svg><circle r="1"></circle></svg><p></p>';
  expect(fillDocument(frame, { ...page, html })).toContain('<svg><circle r="1"/></svg><p></p>');
});

test('words that look like replacement patterns stay as they are', () => {
  const document = fillDocument(frame, { ...page, html: "<p>$& $1 $' cost</p>" });
  expect(document).toContain("<p>$& $1 $' cost</p>");
});

test('a frame without one of its marks is refused by name', () => {
  expect(() => fillDocument(frame.replace('<!-- head -->', ''), page)).toThrow(
    'index.html must hold <!-- head --> exactly once',
  );
});
