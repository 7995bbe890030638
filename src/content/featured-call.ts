import { calls } from './calls.ts';

/** The call that the Announcements page shows and the banner names: the newest of those that are featured. */
export const featuredCall = calls.find(({ featured }) => featured);
