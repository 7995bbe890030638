import { expect, test } from 'vitest';
import { picture } from '../../src/content/schema/fields.ts';
import { dataToSave, normaliseMarkdown, normaliseText, photoName } from './entry-data.ts';

/** An entry as Sveltia passes it. */
function entryOf(data: Record<string, unknown>, slug = '') {
  const values: Record<string, unknown> = { data: { toJS: () => data }, slug };
  return { get: (name: string) => values[name] };
}

test('saved data has normalised texts, no empty optional fields and no keys of Sveltia’s own', () => {
  const person = { name: ' Ojara\u200e ', position: 'Chair', about: '', image: null };
  const portrait = { file: '/content/pictures/old.jpg', alt: 'Smiling' };
  const entry = entryOf({
    validation: '',
    isSample: false,
    team: [
      { ...person, __sc_item_id: 'a', __sc_item_original_key_path: 'team.1' },
      { ...person, image: portrait },
    ],
  });
  expect(dataToSave('content/team.yaml', entry)).toEqual({
    isSample: false,
    team: [
      { name: 'Ojara', position: 'Chair' },
      { name: 'Ojara', position: 'Chair', image: { file: 'old.jpg', alt: 'Smiling' } },
    ],
  });
});

test('an empty list stays, and a post has its text beside the fields', () => {
  expect(dataToSave('content/jobs.yaml', entryOf({ jobs: [] }))).toEqual({ jobs: [] });
  const body = '* One\n+ Two\n\n![A tree](./new.webp "Tall")\n';
  expect(dataToSave('content/posts/new.md', entryOf({ title: 'New', body }, 'new'))).toEqual({
    title: 'New',
    body: '- One\n- Two\n\n![A tree](new.webp "Tall")',
  });
});

test.each([
  ['./new.webp', 'new.webp'],
  ['/content/pictures/old.jpg', 'old.jpg'],
  [' A tree\u200e ', 'A tree'],
])('a text is plain, a photo called by its name: %j', (text, normalised) => {
  expect(normaliseText(text)).toBe(normalised);
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
])('the text of a post is written in the Markdown that the site reads: %j', (text, normalised) => {
  expect(normaliseMarkdown(text)).toBe(normalised);
});

test.each([
  ['IMG_20261101_1.jpg', 'img-20261101-1.jpg'],
  ['DSC_0001.JPG', 'dsc-0001.jpg'],
  ['Foto Schöne Bäume (2).PNG', 'foto-schone-baume-2.png'],
  ['WhatsApp Image 2026-11-01 at 10.15.33.jpeg', 'whatsapp-image-2026-11-01-at-10-15-33.jpeg'],
  ['写真.png', 'photo.png'],
  ['my photo', 'my-photo.jpeg'],
  [`${'a'.repeat(49)} b.jpg`, `${'a'.repeat(49)}.jpg`],
])('%s becomes %s', (name, plain) => {
  expect(photoName({ name, type: 'image/jpeg' })).toBe(plain);
  expect(picture.shape.file.safeParse(plain).success).toBe(true);
});
