import file from '#content/home.yaml';
import { organisation } from './organisation.ts';
import type { Link, PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Youth-led change in Uganda',
  description: `${organisation.name} is a youth-led, women-inclusive non-profit. We work with girls and young women aged 10–24 on health, rights, climate and equality.`,
};

/** The strip above the page. As long as it leads to the announcements, its text is the title of the call there. */
export const banner = {
  isShown: file.banner.isShown,
  /** What a screen reader calls the banner. */
  label: 'Announcement',
  text: file.banner.text,
  link: { label: 'Learn More', href: file.banner.link },
  deadline: file.banner.deadline,
  close: 'Close announcement',
};

export const hero: typeof file.hero & { links: [Link, Link] } = {
  ...file.hero,
  links: [
    { label: 'About Us', href: '/about' },
    { label: 'Get Involved', href: '/contact' },
  ],
};

export const missionAndVision = [
  { title: 'Our mission', description: file.mission },
  { title: 'Our vision', description: file.vision },
] as const;

export const { impact, values: valuesIntro } = file;

export const programs: typeof file.programs & { link: Link } = {
  ...file.programs,
  link: { label: 'Explore Our Programs', href: '/focus-areas' },
};

export const callToAction: typeof file.callToAction & { links: [Link, Link] } = {
  ...file.callToAction,
  links: [
    { label: 'See Our Projects', href: '/projects' },
    { label: 'Contact Us', href: '/contact' },
  ],
};

export const storiesIntro = {
  title: 'Impact Stories',
  previous: 'Previous story',
  next: 'Next story',
  /** Below them, as long as they are invented. */
  sample:
    'Example stories: these girls are invented. We tell a true story only with consent, under another name and with a drawing.',
};
