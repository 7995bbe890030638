import { z } from 'zod';
import { group, id, picture, someOf, text, unique } from './fields.ts';

const galleryImage = group('Picture', { id, image: picture, caption: text('Caption') });

/** content/gallery.yaml */
export const gallery = z.strictObject({ gallery: unique('id', someOf('Pictures', galleryImage)) });
