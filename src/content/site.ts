/** All pages but the posts, in the order of src/pages.tsx. Links in the content may lead to them. */
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

/** The names of the focus areas. */
export const areaNames = {
  srhr: 'Sexual and Reproductive Health',
  climate: 'Climate Justice',
  gender: 'Gender Equality',
  youth: 'Youth Development',
};
