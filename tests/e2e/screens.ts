import { sitePaths } from '../../src/content/site.ts';

/** Every screen of the site `specification`. */
export const paths = [...sitePaths, '/blog/young-and-ready-to-lead'];

/** The names of the focus areas, by their hash. */
export const areaNames = {
  srhr: 'Sexual and Reproductive Health',
  climate: 'Climate Justice',
  gender: 'Gender Equality',
  youth: 'Youth Development',
};

/** The two 404 pages. */
export const notFoundPaths = ['/nope', '/blog/no-such-post'];
