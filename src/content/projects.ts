import everyDayAtSchool from '../pictures/project-every-day-at-school.tsx?picture';
import greenHands from '../pictures/project-green-hands.tsx?picture';
import ownAccount from '../pictures/project-her-own-account.tsx?picture';
import safeOnTheRoad from '../pictures/project-safe-at-home-safe-on-the-road.tsx?picture';
import askingCircle from '../pictures/project-the-asking-circle.tsx?picture';
import type { PageHead, Project, TextCard } from './types.ts';

export const head: PageHead = {
  title: 'Projects',
  description:
    'Five of our projects with girls, young women and communities in Uganda, how we check that they work, and the partners who make them possible.',
};

export const intro: { title: string; text: string } = {
  title: 'Our projects',
  text: 'Five of the projects we run now, each started by young people who saw a problem at home and would not walk past it.',
};

/** 'Learn More' does nothing until a project has somewhere to lead: add `href: '/blog/…'` or the like to its action. */
export const projects: Project[] = [
  {
    title: 'The Asking Circle',
    description:
      'Every week, in schools and villages, girls sit down with trained young women only a few years older and ask whatever they want to know: about their bodies, consent and care.',
    category: 'Health and rights',
    image: {
      file: askingCircle,
      alt: 'Girls sit in a circle on a woven mat under a mango tree, and a young woman among them speaks with open hands',
    },
    icon: 'srhr',
    action: { label: 'Learn More' },
  },
  {
    title: 'Every Day at School',
    description:
      'Girls and boys sew reusable pads, repair toilets and talk about periods out loud, so that nobody misses class for being a girl.',
    category: 'Health and rights',
    image: {
      file: everyDayAtSchool,
      alt: 'A girl and a boy in school uniform sew at one table, below a line of finished cloth pads',
    },
    icon: 'srhr',
    action: { label: 'Learn More' },
  },
  {
    title: 'Green Hands',
    description:
      'Youth-run tree nurseries and food gardens that hold the soil, feed families and bring in a little money.',
    category: 'Climate justice',
    image: {
      file: greenHands,
      alt: 'Two hands hold a seedling in its ball of soil above rows of young plants',
    },
    icon: 'climate',
    action: { label: 'Learn More' },
  },
  {
    title: 'Safe at Home, Safe on the Road',
    description:
      'Parents, elders, boda riders and shopkeepers learn to spot violence, to step in safely, and to lead a girl to help she can trust.',
    category: 'Gender equality',
    image: {
      file: safeOnTheRoad,
      alt: 'An elder walks to school beside a girl, while a boda rider and a shopkeeper look out for them',
    },
    icon: 'gender',
    action: { label: 'Learn More' },
  },
  {
    title: 'Her Own Account',
    description:
      'Young women learn to run a small business, to use a computer, to save together and to speak in public, with a mentor beside them.',
    category: 'Youth development',
    image: {
      file: ownAccount,
      alt: 'Two young women at a market stall by the lake, one at a laptop, the other with the account book',
    },
    icon: 'youth',
    action: { label: 'Learn More' },
  },
];

export const monitoring: { title: string; text: string; steps: TextCard[] } = {
  title: 'Monitoring, evaluation and learning',
  text: 'Good intentions are not enough. We check what changes, we ask the people concerned, and we share what we find, also when it is not what we hoped for.',
  steps: [
    {
      title: 'Monitoring',
      description:
        'Each team keeps simple records of who took part and what was done, and reads them together.',
    },
    {
      title: 'Evaluation',
      description:
        'We ask girls, parents and teachers before and after: what is different now, and for whom is it not?',
    },
    {
      title: 'Learning',
      description: 'We sit down with what we found, keep what works, and drop what does not.',
    },
  ],
};

/** Sample names: replace them with the organisation's own partners, with their consent. */
export const partners: { title: string; text: string; names: string[] } = {
  title: 'Our partners',
  text: 'We do not do this alone.',
  names: [
    'Lakeside Girls’ Network',
    'Open Door Health Centres',
    'Hillside Schools Forum',
    'Young Growers Union',
    'Common Thread Fund',
  ],
};
