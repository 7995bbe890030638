import file from '#content/focus-areas.yaml';
import { areaNames } from './area-names.ts';
import { projects } from './projects.ts';
import type { FocusArea, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Focus Areas',
  description:
    'The four things we work on with girls and young women in Uganda: health and rights, climate justice, gender equality and youth development.',
};

export const focusAreas: FocusArea[] = file.areas.map((area) => ({
  ...area,
  title: areaNames[area.id],
  projects: projects.filter((project) => project.area === area.id),
}));

export const { intro } = file;
