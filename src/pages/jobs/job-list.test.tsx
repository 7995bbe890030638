import { expect, test } from 'vitest';
import { markup } from '../../../tests/markup.tsx';
import type { JobOpening } from '../../content/types.ts';
import { JobList } from './job-list.tsx';

const driver: JobOpening = {
  id: 'driver',
  title: 'Driver',
  type: 'Full-time',
  location: 'Gulu',
  posted: 'Yesterday',
  description: 'Takes our teams to the villages.',
  link: 'https://jobs.example/driver',
};

test('without openings the page says so, in the words of the specification, and leads on', () => {
  const page = markup(<JobList jobs={[]} />);
  expect(page).toContain('<h2>No Open Positions</h2>');
  expect(page).toContain(
    'We don&#x27;t have any job openings at the moment. Please check back later or contact us to express your interest.',
  );
  expect(page).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact Us<\/a>/);
  expect(page).not.toContain('<li');
});

test('each opening is an item of the list, and its link may lead out of the site', () => {
  const page = markup(<JobList jobs={[driver, { ...driver, id: 'nurse', title: 'Nurse' }]} />);
  expect(page.match(/<li/g)).toHaveLength(2);
  expect(page).toContain('href="https://jobs.example/driver"');
  expect(page).not.toContain('No Open Positions');
});
