import { expect, test } from 'vitest';
import { schemaOf } from './entry-data.ts';
import { labelsOf, placeInForms } from './places.ts';
import { copiedDays, problemsOf } from './problems.ts';

test('places are called as in the forms', () => {
  const path = ['impact', 'figures', 1, 'number'];
  expect(labelsOf('content/home.yaml', path)).toEqual(['Impact', 'Figures', 2, 'Number']);
  expect(placeInForms({ file: 'content/home.yaml', path })).toMatch(/^Home page › Impact › Fig/);
  expect(placeInForms({ file: 'content/posts/a.md', path: [] })).toBe('content/posts/a.md');
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

test('fields of a new entry in which nothing stands are named once, in one sentence', () => {
  const card = { area: '', summary: ' ' };
  const path = 'home.yaml';
  const form = {
    path,
    isNew: false,
    schema: schemaOf(path),
    fields: { programs: { cards: [card] } },
  };
  const name = 'What we work on › Focus areas › 1';
  const { here, empty } = problemsOf(form);
  expect(empty.filter((label) => label.startsWith(name))).toEqual([
    `${name} › Focus area`,
    `${name} › In a sentence`,
  ]);
  expect(here.filter((sentence) => sentence.startsWith(name))).toEqual([]);
});
