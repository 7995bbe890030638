/** Words that look after visitors, after applicants and after the people in our stories. */
import type { Link } from './types.ts';

/** In the footer and beside the words on sexual and reproductive health. */
export const helpline: { question: string; link: Link; text: string } = {
  question: 'In danger, or worried about someone?',
  link: { label: 'Call Sauti 116', href: 'tel:116' },
  text: 'The national helpline for children and for anyone facing violence: free, day and night, in many languages.',
};

/** On pages that not everyone may be seen reading. It leads to a site that nobody asks about. */
export const leave = {
  link: { label: 'Leave this page', href: 'https://www.google.com/' },
  leadsTo: 'It opens Google.',
  /** What a screen reader calls the question mark beside it, where a screen is too small for the words below. */
  about: 'What this button does',
  keys: 'Or press Shift three times.',
  history: 'Your browser’s history may still show this page.',
};

/** In the footer. True as long as nothing is added that stores, counts or embeds, and the host keeps no list of visits. */
export const privacy =
  'No cookies, no tracking: we keep nothing about your visit, except what you write to us.';

/** Below the stories. */
export const safeguarding: { text: string; removal: Link } = {
  text: 'Names have been changed and pictures drawn to protect children.',
  removal: { label: 'Ask us to take a story down', href: '/contact' },
};

/** With the jobs and with every call. */
export const honestRecruitment =
  'We never ask applicants for money, at any step. Our openings are only announced here, on this site.';

/** Told to whoever pressed a button that needs scripts, when these could not be had, or not in 15 seconds. */
export const notReady = 'Sorry, this part of the page has not loaded. The rest works without it.';
