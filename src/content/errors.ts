/** What is said where something breaks. */
import type { Link, PageHead } from './types.ts';

const tryAgain = 'Try again';

/** Shown in place of one section of a page that breaks, while the rest lives on. */
export const brokenSection = {
  text: 'This part of the page could not be shown. The rest of the page works.',
  tryAgain,
};

/** Shown when a page breaks. The error's own words stand below. */
export const unexpected: {
  head: PageHead;
  title: string;
  text: string;
  tryAgain: string;
  link: Link;
} = {
  head: {
    title: 'Unexpected Application Error!',
    description:
      'Something went wrong on this page. You can try again, or go back to the home page.',
  },
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our side, or the connection was lost. You can try again.',
  tryAgain,
  link: { label: 'Return to Home', href: '/' },
};
