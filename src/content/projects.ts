import partnersFile from '#content/partners.yaml';
import file from '#content/projects.yaml';
import { areaNames } from './area-names.ts';
import type { PageHead } from './types.ts';
import { withCount } from './with-count.ts';

/** A project has the name of its area for a category. */
export const projects = file.projects.map((project) => ({
  ...project,
  category: areaNames[project.area],
}));

export const intro = { ...file.intro, text: withCount(file.intro.text, projects) };

export const monitoring = {
  ...file.monitoring,
  text: withCount(file.monitoring.text, file.monitoring.steps),
};

export const head: PageHead = {
  title: 'Projects',
  description: withCount(
    '{count} of our projects with girls, young women and communities in Uganda, how we check that they work, and the partners who make them possible.',
    projects,
  ),
  picture: projects[0]?.image,
};

export const partners = partnersFile;
