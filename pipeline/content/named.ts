import type { PictureName } from '../../src/content/schema/fields.ts';
import type { PictureFile } from '../../src/content/types.ts';

/** Content as its files have it: with the names of pictures in place of the pictures. */
export type Named<Content> = Content extends PictureFile
  ? PictureName
  : Content extends object
    ? { [Field in keyof Content]: Named<Content[Field]> }
    : Content;
