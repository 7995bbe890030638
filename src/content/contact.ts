import file from '#content/contact.yaml';
import { reachUsTitles } from './labels.ts';
import type { PageHead } from './types.ts';
import { withCount } from './with-count.ts';

export const head: PageHead = {
  title: 'Contact',
  description:
    'Write to us, call us or visit us in Kampala. Volunteer, become a partner, donate, or speak up with us for girls and young women in Uganda.',
};

/** The three cards: their names, and a line below what content/organisation.yaml says. */
export const reachUs = {
  location: { title: reachUsTitles.location, note: file.reachUs.location },
  email: { title: reachUsTitles.email, note: file.reachUs.email },
  phone: { title: reachUsTitles.phone, note: file.reachUs.phone },
};

export const { intro } = file;

export const waysToHelp = {
  ...file.waysToHelp,
  title: withCount(file.waysToHelp.title, file.waysToHelp.cards),
};
