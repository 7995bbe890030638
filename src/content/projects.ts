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

export const partners = partnersFile;
