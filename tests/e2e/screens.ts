/** The nine screens of the specification, on the site of that name. */
export const paths = [
  '/',
  '/about',
  '/focus-areas',
  '/projects',
  '/blog',
  '/blog/young-and-ready-to-lead',
  '/announcements',
  '/jobs',
  '/contact',
];

/** The two kinds of “not found”. */
export const notFoundPaths = ['/nope', '/blog/no-such-post'];
