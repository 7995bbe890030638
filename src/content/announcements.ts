import { organisation } from './organisation.ts';
import type { Announcement, EmptyState, Link, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Announcements',
  description: `Calls for volunteers, partners and ideas from ${organisation.name}: whom we are looking for, until when, and how to apply.`,
};

/** Shown, with `empty` below it, when no announcement is featured. A featured one brings its own title. */
export const intro: { title: string; text: string } = {
  title: 'Announcements',
  text: 'Calls for volunteers, partners and ideas.',
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
  contact: 'Contact',
  apply: 'Apply Now',
  /** Before the last day to apply, once it is over. */
  closed: 'Applications closed on',
};

/** With a call that is over. */
export const stayInTouch: { text: string; link: Link } = {
  text: 'Would you like to hear of the next call?',
  link: { label: 'Write to us', href: '/contact' },
};

export const announcements: Announcement[] = [
  {
    id: 'board-of-governors-2025',
    title: 'Call for Volunteers: Board of Governors',
    date: '2025-10-01',
    deadline: '2025-10-15',
    category: 'Volunteer opportunity',
    featured: true,
    description: `We are looking for people who will guide ${organisation.name} with a steady hand and an open ear: volunteers for our Board of Governors.`,
    content: {
      overview:
        'The Board of Governors sets our direction, approves plans and budgets, and makes sure that we keep our promises to the girls and young women we serve. Members are volunteers and meet mostly online. You need not have sat on a board before. Young people and women are warmly invited.',
      responsibilities: [
        'Guide our strategy and keep it true to our values',
        'Approve the yearly plan and budget, and follow how money is used',
        'Support the executive director, and ask the hard questions',
        'Open doors to partners, donors and decision-makers',
        'Watch over the safety of the children and young people in our work',
      ],
      expertise: [
        'Sexual and reproductive health and rights',
        'Climate change and the environment',
        'Gender equality and child protection',
        'Finance, audit or law',
        'Fundraising and communication',
      ],
      whyJoin:
        'You will help steer a young organisation at the moment when it counts. You will work with people who mean it, learn as much as you give, and see what becomes of your advice.',
      howToApply: [
        'Write a letter of interest of 1–2 pages: who you are, why you want to join, and what you would bring.',
        'Add your current CV.',
        'Send both by email, with the title of this call as the subject, by October 15, 2025.',
      ],
    },
    contact: {
      email: organisation.email,
      phone: [organisation.phone, '+256 700 000 002'],
    },
  },
];
