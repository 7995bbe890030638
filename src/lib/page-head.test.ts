import { expect, test } from 'vitest';
import { organisation } from '../content/organisation.ts';
import { documentTitle } from './page-head.ts';

test('the tab says whose page it is, as long as search engines show all of it', () => {
  const description = '';
  expect(documentTitle({ title: 'Jobs', description })).toBe(`Jobs – ${organisation.name}`);
  const long = 'The day we planted forty trees behind our school, and then it rained';
  expect(documentTitle({ title: long, description })).toBe(long);
});
