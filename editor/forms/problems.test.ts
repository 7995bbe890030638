import { expect, test } from 'vitest';
import { schemaOf } from './entry-data.ts';
import { labelsOf, placeInForms } from './places.ts';
import { copiedDays } from './problems.ts';

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
