import coilBark from '../pictures/coil-bark.svg?picture';
import coilLake from '../pictures/coil-lake.svg?picture';
import coilLeaf from '../pictures/coil-leaf.svg?picture';
import coilPlum from '../pictures/coil-plum.svg?picture';
import type { PageHead, Project, TextCard } from './types.ts';

export const head: PageHead = {
  title: 'Projects',
  description:
    'Five projects with girls, young women and communities across Uganda, how we check that they work, and the partners who make them possible.',
};

export const intro: { title: string; text: string } = {
  title: 'Our projects',
  text: 'Five pieces of work, each started by young people who saw a problem at home and would not walk past it.',
};

/** 'Learn More' does nothing until a project has somewhere to lead: add `href: '/blog/…'` or the like to its action. */
export const projects: Project[] = [
  {
    title: 'My Body, My Rights',
    description:
      'Weekly circles in schools and villages where girls learn about their bodies, consent and care from trained young women only a few years older than themselves.',
    category: 'Health and rights',
    image: { file: coilPlum, alt: 'A woven coil in plum and gold' },
    icon: 'srhr',
    action: { label: 'Learn More' },
  },
  {
    title: 'Every Day at School',
    description:
      'Girls and boys sew reusable pads, repair toilets and talk about periods out loud, so that nobody misses class for being a girl.',
    category: 'Health and rights',
    image: { file: coilPlum, alt: 'A woven coil in plum and gold' },
    icon: 'srhr',
    action: { label: 'Learn More' },
  },
  {
    title: 'Green Hands',
    description:
      'Youth-run tree nurseries and food gardens that hold the soil, feed families and bring in a little money.',
    category: 'Climate justice',
    image: { file: coilLeaf, alt: 'A woven coil in leaf green with rays of raffia' },
    icon: 'climate',
    action: { label: 'Learn More' },
  },
  {
    title: 'Safe at Home, Safe on the Road',
    description:
      'Parents, elders, boda riders and shopkeepers learn to spot violence, to step in safely, and to lead a girl to help she can trust.',
    category: 'Gender equality',
    image: { file: coilBark, alt: 'A woven coil in bark brown with stepped blocks' },
    icon: 'gender',
    action: { label: 'Learn More' },
  },
  {
    title: 'She Leads, She Earns',
    description:
      'Young women learn to run a small business, to use a computer, to save together and to speak in public, with a mentor beside them.',
    category: 'Youth development',
    image: { file: coilLake, alt: 'A woven coil in lake blue, turning like a wheel' },
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
