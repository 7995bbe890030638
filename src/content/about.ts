import file from '#content/about.yaml';
import { gallery } from './gallery.ts';
import { legalLabels } from './labels.ts';
import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';
import { withCount } from './with-count.ts';

export const head: PageHead = {
  title: 'About Us',
  description:
    'Who we are: a youth-led, women-inclusive non-profit in Kampala, our goals, the people we serve, our team and how we are governed.',
  picture: gallery[0]?.image,
};

export const { whoWeAre, objectives, groupsServed, team: teamIntro } = file;

const { promises } = file.governance;

export const governance = {
  ...file.governance,
  promises: { ...promises, title: withCount(promises.title, promises.items) },
};

export const legal: { title: string; facts: { term: string; fact: string }[] } = {
  title: legalLabels.title,
  facts: [{ term: legalLabels.name, fact: organisation.name }, ...organisation.legal],
};
