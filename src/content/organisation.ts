/**
 * Who we are and how to reach us. Sample details: replace them with the organisation's own.
 * Every page takes the name, the addresses and the values from here.
 */
import type { Action, TextCard } from './types.ts';

export const organisation = {
  name: 'E-YESS Uganda',
  blurb:
    'A youth-led, women-inclusive non-profit in Uganda. We work with girls and young women aged 10–24 on health and rights, climate justice, gender equality and youth development.',
  country: 'Uganda',
  place: 'Nakawa, Kampala, Uganda',
  email: 'hello@e-yess.example',
  phone: '+256 700 000 001',
};

/** The five values whose first letters spell E-YESS. */
export const values: TextCard[] = [
  {
    title: 'Equity & Inclusion',
    description:
      'Everyone has a place here, whatever their gender, income, ability or home district.',
  },
  {
    title: 'Youth & Women Empowerment',
    description: 'Young people and women decide with us what we do, and lead the work themselves.',
  },
  {
    title: 'Evidence-Based Action',
    description:
      'We start from what is known to work, we measure what we do, and we change course when the facts say so.',
  },
  {
    title: 'Sustainability',
    description:
      'We build skills and groups that stay when a project ends, and we take care of the land we live on.',
  },
  {
    title: 'Sincerity',
    description: 'We say what we mean, we keep our promises, and we own up to our mistakes.',
  },
];

/** Without an address these are announced as links that lead nowhere yet. Add one like `href: 'https://…'`. */
export const socialLinks: Action[] = [
  { label: 'Facebook' },
  { label: 'Twitter' },
  { label: 'Instagram' },
];

/** The headings of the footer's columns. */
export const footerTitles = {
  values: 'Core Values',
  contact: 'Contact',
};

export const rightsReserved = 'All rights reserved.';
