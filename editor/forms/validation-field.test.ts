import { expect, test } from 'vitest';
import { schemaOf } from './entry-data.ts';
import { fullLabelOf, labelsOf } from './labels.ts';
import { copiedDays, validateEntry } from './validation-field.tsx';

test('values are called as in the forms', () => {
  const path = ['impact', 'figures', 1, 'number'];
  expect(labelsOf('content/home.yaml', path)).toEqual(['Impact', 'Figures', 2, 'Number']);
  expect(fullLabelOf({ file: 'content/home.yaml', path })).toMatch(/^Home page › Impact › Fig/);
  expect(fullLabelOf({ file: 'content/posts/a.md', path: [] })).toBe('content/posts/a.md');
});

test('a copied call asks for days of its own, one that was saved does not', () => {
  const fields = { date: '2026-01-05', deadline: '2026-02-01' };
  const known = { 'content/calls/trainers.yaml': { title: 'Call for Trainers', ...fields } };
  const call = { path: 'calls/draft.yaml', isNew: true, schema: schemaOf('calls'), fields };
  expect(copiedDays(call, known)).toEqual([
    'Posted on and Deadline are those of “Call for Trainers”. Write the days of this call.',
  ]);
  expect(copiedDays({ ...call, isNew: false }, known)).toEqual([]);
  expect(copiedDays({ ...call, fields: { ...fields, deadline: '2026-03-01' } }, known)).toEqual([]);
});

test('empty fields of a new entry are listed once, in one sentence', () => {
  const card = { area: '', summary: ' ' };
  const path = 'home.yaml';
  const form = {
    path,
    isNew: false,
    schema: schemaOf(path),
    fields: { programs: { cards: [card] } },
  };
  const name = 'What we work on › Focus areas › 1';
  const { errors } = validateEntry(form);
  expect(errors.filter((message) => message.includes(name))).toEqual([
    expect.stringMatching(`^Still empty: .*${name} › Focus area, ${name} › In a sentence`),
  ]);
});
