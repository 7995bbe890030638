import { organisation } from './organisation.ts';
import type { EmptyState, JobOpening, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Jobs',
  description: `Jobs and volunteer roles at ${organisation.name}: what you would do, where, and how to apply. We never ask applicants for money.`,
};

export const intro: { title: string; text: string } = {
  title: 'Work with us',
  text: 'Jobs and volunteer roles: what you would do, and where.',
};

/** Shown when the list below is empty. */
export const empty: EmptyState = {
  title: 'No Open Positions',
  text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
  link: { label: 'Contact Us', href: '/contact' },
};

export const viewDetails = 'View Details';

export const jobs: JobOpening[] = [
  {
    id: 'board-member',
    title: 'Member of the Board of Governors',
    type: 'Volunteer',
    location: 'Remote',
    posted: '2 days ago',
    description:
      'Help guide a young organisation: set direction with us, watch over money and safety, and open doors. The board meets mostly online.',
    link: '/announcements',
  },
];
