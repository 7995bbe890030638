import { expect, test } from 'vitest';
import { fillDocument } from './document.ts';

const frame = `<head><meta charset="utf-8" /><!-- head -->
    <link rel="stylesheet" href="/src/fonts.css" />
    <link rel="stylesheet" href="/src/app.css" />
</head>
<!-- page --><script type="module" fetchpriority="low" src="/src/browser/main.ts"></script>`;

function filledWith(html: string, inFrame = frame): string {
  const page = { headTags: '<title>Us</title>', styles: 'a{color:red}', mainScript: '/main.js' };
  return fillDocument(inFrame, { html, ...page });
}

test('a page with a quick exit does not let its script wait', () => {
  expect(filledWith('<h1>Us</h1>')).toContain('fetchpriority="low" src="/main.js"');
  const exit = '<a data-quick-exit="" href="https://weather.example">Leave</a>';
  expect(filledWith(exit)).toContain('<script type="module" src="/main.js">');
});

test('empty elements of drawings end at once, others as they were', () => {
  const html = '<svg><circle r="1"></circle></svg><p></p>';
  expect(filledWith(html)).toContain('<svg><circle r="1"/></svg><p></p>');
});

test('words that look like replacement patterns stay as they are', () => {
  expect(filledWith("<p>$& $1 $' cost</p>")).toContain("<p>$& $1 $' cost</p>");
});

test('a frame without one of its marks is refused by name', () => {
  expect(() => filledWith('', frame.replace('<!-- head -->', ''))).toThrow(
    'index.html must hold <!-- head --> exactly once',
  );
});
