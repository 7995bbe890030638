import file from '../../content/pictures/site-five-baskets.svg?picture';
import type { Picture } from './types.ts';

/** What a shared link shows of a page that has no picture of its own. */
export const sitePicture: Picture = {
  file,
  alt: 'A large coiled basket in plum, green, blue and yellow, with four smaller baskets around it',
};
