import partnersFile from '#content/partners.yaml';
import file from '#content/projects.yaml';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Projects',
  description:
    'Five of our projects with girls, young women and communities in Uganda, how we check that they work, and the partners who make them possible.',
};

export const { intro, projects, monitoring } = file;

/** On each project. It does nothing until the project has somewhere to lead. */
export const learnMore = 'Learn More';

export const partners = partnersFile;
