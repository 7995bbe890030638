/** The links in the header, its phone menu and the footer, in the order they are shown. */
import { organisation } from './organisation.ts';
import type { Action, Link } from './types.ts';

/** What a screen reader calls the parts of the frame around every page. */
export const frameNames = {
  shortcuts: 'Shortcuts',
  skip: 'Skip to main content',
  main: 'Main',
  menu: 'Menu',
  menuLinks: 'All pages',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notices: 'Notices',
  closeNotice: 'Close notice',
};

export const mainLinks: Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Focus Areas', href: '/focus-areas' },
  { label: 'Projects', href: '/projects' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

export const opportunities: { label: string; links: Link[] } = {
  label: 'Opportunities',
  links: [
    { label: 'Announcements', href: '/announcements' },
    { label: 'Jobs', href: '/jobs' },
  ],
};

/** Does nothing until content/organisation.yaml says where it leads. */
export const supportUs: Action = {
  label: 'Support Us',
  ...(organisation.supportUs && { href: organisation.supportUs }),
};

export const quickLinks: { title: string; links: Link[] } = {
  title: 'Quick Links',
  links: [
    { label: 'About Us', href: '/about' },
    { label: 'Focus Areas', href: '/focus-areas' },
    { label: 'Our Projects', href: '/projects' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
