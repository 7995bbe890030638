import file from '#content/about.yaml';
import { gallery } from './gallery.ts';
import { legalLabels } from './labels.ts';
import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'About Us',
  description:
    'Who we are: a youth-led, women-inclusive non-profit in Kampala, our goals, the people we serve, our team and how we are governed.',
  picture: gallery[0]?.image,
};

export const { whoWeAre, objectives, groupsServed, team: teamIntro, governance } = file;

export const legal: { title: string; facts: { term: string; fact: string }[] } = {
  title: legalLabels.title,
  facts: [{ term: legalLabels.name, fact: organisation.name }, ...organisation.legal],
};
