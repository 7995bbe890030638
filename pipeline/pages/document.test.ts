import { expect, test } from 'vitest';
import { renderDocument } from './document.ts';

const template = `<head><meta charset="utf-8" /><!-- head -->
    <link rel="stylesheet" href="/src/fonts.css" />
    <link rel="stylesheet" href="/src/app.css" />
</head>
<!-- page --><script type="module" fetchpriority="low" src="/src/browser/main.ts"></script>`;

function documentOf(html: string, inTemplate = template): string {
  const page = {
    headTags: '<title>Us</title>',
    criticalCss: 'a{color:red}',
    mainScript: '/main.js',
  };
  return renderDocument(inTemplate, { html, ...page });
}

test('a page with a quick exit does not let its script wait', () => {
  expect(documentOf('<h1>Us</h1>')).toContain('fetchpriority="low" src="/main.js"');
  const exit = '<a data-quick-exit="" href="https://weather.example">Leave</a>';
  expect(documentOf(exit)).toContain('<script type="module" src="/main.js">');
});

test('empty elements of drawings are self-closing, others are not', () => {
  const html = '<svg><circle r="1"></circle></svg><p></p>';
  expect(documentOf(html)).toContain('<svg><circle r="1"/></svg><p></p>');
});

test('words that look like replacement patterns stay as they are', () => {
  expect(documentOf("<p>$& $1 $' cost</p>")).toContain("<p>$& $1 $' cost</p>");
});

test('a template without one of its placeholders throws an error that names it', () => {
  expect(() => documentOf('', template.replace('<!-- head -->', ''))).toThrow(
    'index.html must hold <!-- head --> exactly once',
  );
});
