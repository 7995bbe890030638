import { organisation } from './organisation.ts';
import type { PageHead, TextCard } from './types.ts';

export const head: PageHead = {
  title: 'About Us',
  description:
    'Who we are: a youth-led, women-inclusive non-profit in Kampala, our goals, the people we serve, our team and how we are governed.',
};

export const whoWeAre: { kicker: string; title: string; paragraphs: string[] } = {
  kicker: 'Founded in 2025',
  title: 'Who we are',
  paragraphs: [
    `${organisation.name} is a non-profit led by young people and women. We work with girls and young women aged 10–24, and with everyone around them: boys, parents, teachers, health workers and leaders.`,
    'We began in 2020 as a handful of volunteers who were tired of hearing that young people are the future. We are here now: in 2025 we founded an organisation of our own and had it incorporated. We teach, we plant, we listen, and we bring what we hear to the people who decide.',
  ],
};

export const legal: { title: string; facts: { term: string; fact: string }[] } = {
  title: 'Legal information',
  facts: [
    { term: 'Name', fact: organisation.name },
    { term: 'Legal form', fact: 'Non-profit organisation' },
    { term: 'Established', fact: '2020' },
    { term: 'Incorporated', fact: '2025' },
    { term: 'Seat', fact: 'Kampala, Uganda' },
  ],
};

export const galleryIntro = {
  title: 'Our Work in Action',
  /** Added, for screen readers, to what a small picture is called: it opens the large one. */
  enlarge: 'see it large',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};

export const objectives: { title: string; items: TextCard[] } = {
  title: 'Our strategic objectives',
  items: [
    {
      title: 'SRHR Access',
      description:
        'Girls and young women get the facts, the services and the respect they need to look after their sexual and reproductive health.',
    },
    {
      title: 'Climate Action',
      description:
        'Communities prepare for floods, drought and heat, and young people lead the way.',
    },
    {
      title: 'Gender Equality',
      description:
        'Girls grow up free from violence and early marriage, with the same chances as boys.',
    },
    {
      title: 'Youth Leadership',
      description:
        'Young people hold real seats where decisions are made, and are ready to fill them.',
    },
    {
      title: 'Sustainable Partnerships',
      description:
        'We work with communities, schools, health centres and donors in ways that last.',
    },
  ],
};

export const groupsServed: { title: string; text: string; items: string[] } = {
  title: 'The people we serve',
  text: 'Girls and young women aged 10–24 come first. We cannot serve them well without the people around them.',
  items: [
    'Girls aged 10–17, in and out of school',
    'Young women aged 18–24',
    'Young mothers and their children',
    'Girls and young women with disabilities',
    'Boys and young men who stand for equality',
    'Communities hit hardest by climate change',
  ],
};

export const teamIntro: { title: string; text: string } = {
  title: 'Our team',
  text: 'A few people hold the threads. Many volunteers do the weaving.',
};

export const governance: { title: string; paragraphs: string[] } = {
  title: 'How we are governed',
  paragraphs: [
    'A Board of Governors guides our work, approves our plans and budgets, and watches over how we use money. Its members are volunteers. The executive director answers to the board, and the team answers to the executive director.',
    'Young people and women hold seats on the board. Anyone with a conflict of interest says so and steps out of the decision. We have rules to keep children safe, and everyone who works with us signs them.',
  ],
};
