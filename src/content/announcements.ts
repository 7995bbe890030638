import { organisation } from './organisation.ts';
import type { EmptyState, Link, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Announcements',
  description: `Calls for volunteers, partners and ideas from ${organisation.name}: who we are looking for, how to apply, and by when.`,
};

/** Shown, with `empty` below it, when no announcement is featured. A featured one brings its own title. */
export const intro: { title: string; text: string } = {
  title: 'Announcements',
  text: 'We call for volunteers, for partners and for ideas.',
};

export const empty: EmptyState = {
  title: 'No open calls right now',
  text: 'Please check back later or contact us to express your interest.',
  link: { label: 'Contact Us', href: '/contact' },
};

/** The names of the parts of an announcement. */
export const labels = {
  postedOn: 'Posted',
  applyBy: 'Deadline',
  overview: 'Overview',
  responsibilities: 'Responsibilities',
  expertise: 'Desired expertise',
  whyJoin: 'Why join',
  howToApply: 'How to apply',
  /** A smaller heading, below the steps. */
  afterwards: 'After you apply',
  contact: 'Contact',
  apply: 'Apply Now',
};

/** Below the facts of a call, as long as these are invented. */
export const sample = 'These facts are examples, until the board has set them.';

/** With a call that is over. */
export const stayInTouch: { text: string; link: Link } = {
  text: 'Would you like to hear about the next call?',
  link: { label: 'Write to us', href: '/contact' },
};
