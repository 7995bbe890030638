import { z } from 'zod';
import { group, id, listOf, ownIds, picture, text } from './fields.ts';

const galleryImage = group('Picture', { id, image: picture, caption: text('Caption') });

/** content/gallery.yaml */
export const gallery = z.strictObject({ gallery: ownIds(listOf(4, 'Pictures', galleryImage)) });
