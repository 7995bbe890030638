import { z } from 'zod';
import { group, id, picture, shortList, text, unique } from './fields.ts';

const galleryImage = group('Picture', { id, image: picture, caption: text('Caption') });

/** content/gallery.yaml */
export const gallery = z.strictObject({
  gallery: unique('id', shortList('Pictures', galleryImage)),
});
