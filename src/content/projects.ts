import partnersFile from '#content/partners.yaml';
import file from '#content/projects.yaml';
import type { PageHead } from './types.ts';

export const { isSample, intro, projects, monitoring } = file;

export const head: PageHead = {
  title: 'Projects',
  description:
    'Five of our projects with girls, young women and communities in Uganda, how we check that they work, and the partners who make them possible.',
  picture: projects[0]?.image,
};

/** Above what is told of each project. */
export const labels = {
  where: 'Where',
  withWhom: 'With',
  since: 'Since',
  week: 'A week',
  learnt: 'What we learnt',
};

/** Below the projects, as long as they are invented. */
export const sample =
  'Example projects: all that this page tells of them is invented, until we show our own records here.';

/** On each project. It does nothing until the project has somewhere to lead. */
export const learnMore = 'Learn More';

export const partners = partnersFile;

/** Below their names, as long as these are invented. */
export const samplePartners = 'Example names, until our partners agree to be named here.';
