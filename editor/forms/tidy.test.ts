import { expect, test } from 'vitest';
import { tidyMarkdown, tidyText } from './tidy.ts';

test.each([
  ['./new.webp', 'new.webp'],
  ['/content/pictures/old.jpg', 'old.jpg'],
  [' A tree\u200e ', 'A tree'],
])('a text is plain, a photo called by its name: %j', (text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});

test.each([
  ['![A tree](./new.webp "Tall")', '![A tree](new.webp "Tall")'],
  ['* One\n+ Two', '- One\n- Two'],
  ['·\u00a0\u00a0 One\n\n·\u00a0\u00a0 Two', '- One\n\n- Two'],
  ['One\n\u00a0\nTwo\n\n\n\nThree', 'One\n\nTwo\n\nThree'],
  ['A \\*bold day\\*, \\~dry\\~', 'A **bold day**, dry'],
  ['2 \\* 3 \\* 4, a\\*b\\*c', '2 \\* 3 \\* 4, a\\*b\\*c'],
  ['| One |', '| One |\n| --- |'],
  ['| A | B |\n| 1\\n2 | 3 |\n\nEnd', '| A | B |\n| --- | --- |\n| 1 2 | 3 |\n\nEnd'],
  ['| A | B |\n| --- | --- |\n| 1 | 2 |', '| A | B |\n| --- | --- |\n| 1 | 2 |'],
])('the text of a post is written in the Markdown that the site reads: %j', (text, tidied) => {
  expect(tidyMarkdown(text)).toBe(tidied);
});
