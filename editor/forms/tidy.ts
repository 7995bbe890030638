import { plainText } from '../../pipeline/content/plain-text.ts';

/** Where pictures lie. */
export const photoFolder = 'content/pictures';

/** What the editor puts before the name of a photo: './' for a new one, the folder for one that is there already. */
const photoPath = new RegExp(`(^|!\\[[^\\]]*\\]\\()(?:\\./|/${photoFolder}/)`, 'g');

/** A text as our files have it: plain, photos by their names, and a dash for a list that was begun with a star or a plus sign. */
export function tidyText(text: string): string {
  return plainText(text)
    .trim()
    .replaceAll(photoPath, '$1')
    .replaceAll(/^[*+] /gm, '- ');
}
