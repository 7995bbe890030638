import { organisation } from './organisation.ts';
import type { Link, PageHead } from './types.ts';

/** Shown at any address where no page stands. */
export const notFound: { head: PageHead; title: string; text: string; link: Link; ways: Link[] } = {
  head: {
    title: 'Page not found',
    description: `There is no page at this address. Go to the home page of ${organisation.name} and start from there.`,
  },
  title: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  link: { label: 'Return to Home', href: '/' },
  /** For those who know what they came for. */
  ways: [
    { label: 'Health, safety and what to do now', href: '/focus-areas' },
    { label: 'What we do, and where', href: '/projects' },
    { label: 'Jobs and volunteer roles', href: '/jobs' },
    { label: 'Talk to us', href: '/contact' },
  ],
};
