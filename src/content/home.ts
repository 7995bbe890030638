import file from '#content/home.yaml';
import { featuredCall } from './featured-call.ts';
import { callToActionLinks, heroLinks, missionTitle, programsLink, visionTitle } from './labels.ts';
import { organisation } from './organisation.ts';
import type { Link, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Youth-led change',
  description: `${organisation.name} is a youth-led, women-inclusive non-profit. We work with girls and young women aged 10–24 on health, rights, climate and equality.`,
};

/** What the strip above the page announces, if anything. */
export const announced = file.banner.isShown ? featuredCall : undefined;

export const hero: typeof file.hero & { links: [Link, Link] } = {
  ...file.hero,
  links: heroLinks,
};

export const missionAndVision = [
  { title: missionTitle, description: file.mission },
  { title: visionTitle, description: file.vision },
] as const;

export const { impact, values: valuesIntro } = file;

export const programs: typeof file.programs & { link: Link } = {
  ...file.programs,
  link: programsLink,
};

export const callToAction: typeof file.callToAction & { links: [Link, Link] } = {
  ...file.callToAction,
  links: callToActionLinks,
};
