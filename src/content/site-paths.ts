/** The screens that have an address of their own, beside the posts. */
export const sitePaths = [
  '/',
  '/about',
  '/focus-areas',
  '/projects',
  '/blog',
  '/announcements',
  '/jobs',
  '/contact',
] as const;
