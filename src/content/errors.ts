/** What is said where something breaks. */
import type { Link, PageHead } from './types.ts';

/** What the button says, below either of these. */
export const tryAgain = 'Try again';

/** Shown in place of one section of a page that breaks, while the rest lives on. */
export const brokenSection =
  'This part of the page could not be shown. The rest of the page works.';

/** Shown when a page breaks, with the title of its head above. The error's own words stand below. */
export const unexpected: { head: PageHead; text: string; link: Link } = {
  head: {
    title: 'Unexpected Application Error!',
    description:
      'Something went wrong on this page. You can try again, or go back to the home page.',
  },
  text: 'Something went wrong on our side, or the connection was lost. You can try again.',
  link: { label: 'Return to Home', href: '/' },
};
