import file from '#content/home.yaml';
import {
  bannerLabels,
  callToActionLinks,
  heroLinks,
  missionTitle,
  programsLink,
  visionTitle,
} from './labels.ts';
import { organisation } from './organisation.ts';
import type { Link, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Youth-led change in Uganda',
  description: `${organisation.name} is a youth-led, women-inclusive non-profit. We work with girls and young women aged 10–24 on health, rights, climate and equality.`,
};

/** The strip above the page. As long as it leads to the announcements, its text is the title of the call there. */
export const banner = {
  isShown: file.banner.isShown,
  label: bannerLabels.label,
  text: file.banner.text,
  link: { label: bannerLabels.linkLabel, href: file.banner.link },
  deadline: file.banner.deadline,
  close: bannerLabels.close,
};

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
