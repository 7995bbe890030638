import { organisation } from './organisation.ts';
import type { EmptyState, JobOpening, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Jobs',
  description: `Open positions at ${organisation.name}, paid and voluntary, in Kampala and remote. See what is open now and how to apply.`,
};

export const intro: { title: string; text: string } = {
  title: 'Work with us',
  text: 'Jobs and volunteer roles that are open now.',
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
