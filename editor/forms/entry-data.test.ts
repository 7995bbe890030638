import { expect, test } from 'vitest';
import { dataToSave } from './entry-data.ts';

/** An entry as the editor hands it over: data that can be turned into plain data. */
function entryOf(data: Record<string, unknown>, slug = '') {
  const values: Record<string, unknown> = { data: { toJS: () => data }, slug };
  return { get: (name: string) => values[name] };
}

test('what is saved has tidy texts, no empty optional field and nothing of the editor’s own', () => {
  const person = { name: ' Ojara\u200e ', position: 'Chair', about: '', image: null };
  const portrait = { file: '/content/pictures/old.jpg', alt: 'Smiling' };
  const entry = entryOf({
    checks: '',
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
