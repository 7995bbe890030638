import file from '#content/jobs.yaml';
import { organisation } from './organisation.ts';
import type { EmptyState, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Jobs',
  description: `Jobs and volunteer roles at ${organisation.name}: what you would do, where, and how to apply. We never ask applicants for money.`,
};

export const { intro, jobs, howWeChoose } = file;

/** Shown when there are no jobs. */
export const empty: EmptyState = {
  title: 'No Open Positions',
  text: "We don't have any job openings at the moment. Please check back later or contact us to express your interest.",
  link: { label: 'Contact Us', href: '/contact' },
};

export const viewDetails = 'View Details';
