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

/** The names of the focus areas, by their hash. */
export const areaNames = {
  srhr: 'Sexual and Reproductive Health',
  climate: 'Climate Justice',
  gender: 'Gender Equality',
  youth: 'Youth Development',
};

/** The two 404 pages. */
export const notFoundPaths = ['/nope', '/blog/no-such-post'];
