import { expect, test } from 'vitest';
import { picture } from '../../src/content/schema/fields.ts';
import { photoName } from './photo.ts';

test.each([
  ['IMG_20261101_1.jpg', 'img-20261101-1.jpg'],
  ['DSC_0001.JPG', 'dsc-0001.jpg'],
  ['Foto Schöne Bäume (2).PNG', 'foto-schone-baume-2.png'],
  ['WhatsApp Image 2026-11-01 at 10.15.33.jpeg', 'whatsapp-image-2026-11-01-at-10-15-33.jpeg'],
  ['写真.png', 'photo.png'],
  ['my photo', 'my-photo.jpeg'],
  [`${'a'.repeat(49)} b.jpg`, `${'a'.repeat(49)}.jpg`],
])('%s becomes %s', (name, plain) => {
  expect(photoName({ name, type: 'image/jpeg' })).toBe(plain);
  expect(picture.shape.file.safeParse(plain).success).toBe(true);
});
