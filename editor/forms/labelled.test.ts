import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';

const schema = {
  properties: {
    jobs: { title: 'Jobs', items: { properties: { id: { title: 'Short name' } } } },
    title: { title: 'Title' },
  },
};

test.each([
  ['jobs › 2 › id is "A".', 'Jobs › 2 › Short name', 'is "A".'],
  ['title is empty.', 'Title', 'is empty.'],
  ['line 3 has a table.', '', 'line 3 has a table.'],
  ['the name of the file is wrong.', '', 'the name of the file is wrong.'],
])('%s', (sentence, name, rest) => {
  expect(labelled(sentence, schema)).toEqual({ name, rest });
});
