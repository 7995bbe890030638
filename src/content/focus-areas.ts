import file from '#content/focus-areas.yaml';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Focus Areas',
  description:
    'The four things we work on with girls and young women in Uganda: health and rights, climate justice, gender equality and youth development.',
};

export const { areas: focusAreas } = file;

export const intro = {
  ...file.intro,
  /** What a screen reader calls the four tabs. */
  tabsTitle: 'Focus areas',
  listTitle: 'Key focus areas',
};
