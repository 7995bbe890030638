import { expect, test } from 'vitest';
import { markup } from '../../tests/markup.tsx';
import { renderPage } from '../entry-prerender.tsx';
import { island } from './island.tsx';

const Big = island('big', ({ people }: { people: { name: string }[] }) => (
  <p>{people.map(({ name }) => name)}</p>
));

test('props of more than 4 KB are refused', () => {
  // In UTF-8 each of these letters takes two bytes.
  const body = <Big people={[{ name: 'ŋ'.repeat(2048) }]} />;
  const page = { path: '/' as const, head: { title: '', description: '' }, body };
  expect(() => renderPage(page, () => ({ script: '', dependencies: [] }))).toThrow(
    /^The props of the island “big” take \d+ bytes; at most 4096 are allowed\./,
  );
});

test('its type refuses a record with a field that it does not show', () => {
  const people = [{ name: 'Joan', phone: '0700 000000' }];
  // @ts-expect-error: the phone number would be in the page.
  expect(markup(<Big people={people} />)).toBe('<p>Joan</p>');
  expect(markup(<Big people={people.map(({ name }) => ({ name }))} />)).toBe('<p>Joan</p>');
});
