import type { files } from '../../src/content/schema/files.ts';

interface Screen {
  label: string;
  /** One of Google's Material Symbols. */
  icon: string;
  /** The page that shows what is in the file. */
  path: string;
}

/** What each file in content/ is called in the editor, in the order of the menu. */
export const screens: Record<keyof typeof files, Screen> = {
  'jobs.yaml': { label: 'Jobs', icon: 'work', path: '/jobs' },
  'home.yaml': { label: 'Home page', icon: 'home', path: '/' },
  'stories.yaml': { label: 'Impact stories', icon: 'format_quote', path: '/' },
  'about.yaml': { label: 'About page', icon: 'info', path: '/about' },
  'gallery.yaml': { label: 'Gallery', icon: 'photo_library', path: '/about' },
  'team.yaml': { label: 'Team', icon: 'group', path: '/about' },
  'focus-areas.yaml': { label: 'Focus areas', icon: 'donut_small', path: '/focus-areas' },
  'projects.yaml': { label: 'Projects', icon: 'eco', path: '/projects' },
  'partners.yaml': { label: 'Partners', icon: 'handshake', path: '/projects' },
  'contact.yaml': { label: 'Contact page', icon: 'mail', path: '/contact' },
  'organisation.yaml': { label: 'The organisation', icon: 'apartment', path: '/contact' },
};
