import type { Place } from './walk.ts';

/** Looks at all of the content and says what is wrong with it. */
export type Check = (places: Place[], paths: string[]) => string[];
