import file from '#content/about.yaml';
import { gallery } from './gallery.ts';
import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'About Us',
  description:
    'Who we are: a youth-led, women-inclusive non-profit in Kampala, our goals, the people we serve, our team and how we are governed.',
  picture: gallery[0]?.image,
};

export const { whoWeAre, objectives, groupsServed, team: teamIntro, governance } = file;

/** Below the portraits, as long as the people are invented. */
export const sampleTeam =
  'Example team: names, faces and lives are invented, until we show our own team here.';

export const legal: { title: string; facts: { term: string; fact: string }[] } = {
  title: 'Legal information',
  facts: [{ term: 'Name', fact: organisation.name }, ...organisation.legal],
};

export const galleryIntro = {
  title: 'Our Work in Action',
  /** Added, for screen readers, to what a small picture is called: it opens the large one. */
  enlarge: 'open the large picture',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
};
