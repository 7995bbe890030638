import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import { noCalls } from '../../content/labels.ts';
import type { Announcement } from '../../content/types.ts';
import { OpenCall } from './open-call.tsx';

const call: Announcement = {
  id: 'call',
  title: 'A call',
  date: '2025-10-01',
  deadline: '2025-10-15',
  category: 'Volunteers',
  featured: false,
  description: 'We are looking for people.',
  facts: [],
  content: {
    overview: 'Much.',
    responsibilities: [],
    expertise: [],
    whyJoin: 'Joy.',
    howToApply: [],
    afterwards: [],
  },
  contact: { email: 'calls@e-yess.example', phone: [] },
};

test('the first announcement that is featured is the one shown', () => {
  const page = markup(
    <OpenCall
      calls={[
        call,
        { ...call, id: 'second', title: 'Tea & talk', featured: true },
        { ...call, id: 'third', title: 'Third', featured: true },
      ]}
    />,
  );
  expect(page).toMatch(/<h1[^>]*>Tea &amp; talk<\/h1>/);
  expect(page).not.toMatch(/A call|Third/);
  expect(page).toContain('mailto:hello@e-yess.example?subject=Tea%20%26%20talk');
});

test.each([[[]], [[call]]])('when none is featured, the page says so and leads on', (calls) => {
  const page = markup(<OpenCall calls={calls} />);
  expect(page).toContain(noCalls.title);
  expect(page).toContain(noCalls.text);
  expect(page).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact Us<\/a>/);
  expect(page).not.toContain('mailto:');
});
