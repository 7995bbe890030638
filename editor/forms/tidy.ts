import { plainText } from '../../pipeline/content/plain-text.ts';
import { withDashes } from '../../pipeline/content/post-blocks.ts';

/** Where pictures lie. */
export const photoFolder = 'content/pictures';

/** What the editor puts before the name of a photo: './' for a new one, the folder for one that is there already. */
const photoPath = new RegExp(`(^|!\\[[^\\]]*\\]\\()(?:\\./|/${photoFolder}/)`, 'g');

/** A text as our files have it: plain, photos by their names. */
export function tidyText(text: string): string {
  return plainText(text).replaceAll(photoPath, '$1');
}

/** How WhatsApp marks bold and crossed-out words. The editor puts a backslash before signs that it does not know. */
const whatsAppMarks = /(?<!\w)\\([*~])(?!\s)([^*~\n]*?[^*~\s])\\\1(?!\w)/g;

const tableRows = /^\|.*\|(?:\n\|.*\|)*$/gm;

/** The text of a post as the editor writes it, in the Markdown that the site reads. */
export function tidyMarkdown(markdown: string): string {
  return withDashes(tidyText(markdown))
    .replaceAll(/^[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^[*+] /gm, '- ')
    .replaceAll(whatsAppMarks, (_, sign, words) => (sign === '*' ? `**${words}**` : words))
    .replaceAll(tableRows, asTable);
}

/** The editor leaves out the line below the first row, by which Markdown knows a table. */
function asTable(rows: string): string {
  const [first = '', ...more] = rows.split('\n');
  const line = first.slice(1).replaceAll(/[^|]*\|/g, ' --- |');
  const isComplete = /^[| :-]+$/.test(more[0] ?? '');
  const lines = isComplete ? [first, ...more] : [first, `|${line}`, ...more];
  // It writes \n between the paragraphs of a cell.
  return lines.join('\n').replaceAll('\\n', ' ');
}
