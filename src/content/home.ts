import { organisation } from './organisation.ts';
import type { Link, PageHead, Stat, TextCard } from './types.ts';

export const head: PageHead = {
  title: 'Youth-led change in Uganda',
  description: `${organisation.name} is a youth-led, women-inclusive non-profit. We work with girls and young women aged 10–24 on health, rights, climate and equality.`,
};

/** The strip above the page. As long as it leads to the announcements, its text is the title of the call there. */
export const banner: {
  isShown: boolean;
  label: string;
  text: string;
  link: Link;
  close: string;
} = {
  isShown: true,
  /** What a screen reader calls the banner. */
  label: 'Announcement',
  text: 'Call for Volunteers: Board of Governors',
  link: { label: 'Learn More', href: '/announcements' },
  close: 'Close announcement',
};

export const hero: { kicker: string; title: string; text: string; links: [Link, Link] } = {
  kicker: 'Youth-led · Kampala, Uganda',
  title: 'Our bodies, our rain: championing SRHR and climate resilience',
  // Up to 200 characters leave room for the buttons on the first screen of a phone.
  text: 'Our mission: every girl knows her sexual and reproductive health and rights (SRHR), and every community can stand up to a changing climate.',
  links: [
    { label: 'About Us', href: '/about' },
    { label: 'Get Involved', href: '/contact' },
  ],
};

export const missionAndVision: [TextCard, TextCard] = [
  {
    title: 'Our Mission',
    description:
      'To equip girls and young women aged 10–24 with the knowledge, skills and services to make free choices about their health, to lead in their communities, and to act on climate change.',
  },
  {
    title: 'Our Vision',
    description:
      'A Uganda where every young person grows up healthy, safe and heard, in a community that can weather a changing climate.',
  },
];

export const impact: { title: string; stats: Stat[] } = {
  title: 'Our impact so far',
  stats: [
    {
      number: '5+',
      title: 'years of service',
      description: 'Since 2020, when we were a handful of volunteers.',
    },
    {
      number: '1000+',
      title: 'youth empowered',
      description: 'Who finished a circle or a course with us since 2020.',
    },
    {
      number: '50+',
      title: 'communities reached',
      description: 'Schools, villages and parts of town where we have worked.',
    },
    {
      number: '10+',
      title: 'ongoing projects',
      description: 'All running this year. Our Projects page shows five.',
    },
  ],
};

export const programs: { title: string; text: string; link: Link } = {
  title: 'What we work on',
  text: 'A girl’s health, her safety, her schooling and the land she lives on are one story. So we work on four things at once.',
  link: { label: 'Explore Our Programs', href: '/focus-areas' },
};

export const valuesIntro: { title: string; text: string } = {
  title: 'E-YESS: our core values',
  text: 'Our name is our promise: five values, five letters.',
};

export const callToAction: { title: string; text: string; links: [Link, Link] } = {
  title: 'There is a place for you in this',
  text: 'Give an afternoon, share what you know, or bring our work to your school or village.',
  links: [
    { label: 'See Our Projects', href: '/projects' },
    { label: 'Contact Us', href: '/contact' },
  ],
};

export const storiesIntro: { title: string; previous: string; next: string } = {
  title: 'Impact Stories',
  previous: 'Previous story',
  next: 'Next story',
};
