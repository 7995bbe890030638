const lettersAndDigits = [
  between('0', '9'),
  between('A', 'Z'),
  between('a', 'z'),
  // The letters of Western Europe, for names. Two symbols among them are no letters.
  between('À', 'ÿ').replace(/[×÷]/g, ''),
].join('');

/** With kerning, each character of the headings' font costs about 100 bytes. */
export const headingCharacters = `${lettersAndDigits} \u00a0.,:;!?…·'"‘’“”()-–—/&+%#@£€`;

/** Rare in headings, where they fall back to the font of the text (`--font-display` in src/app.css). */
const rareCharacters = '$*<=>[\\]^_`{|}~©®°²³¼½¾×÷Œœ•™−';

/** The characters of our fonts. All other characters fall back to a font of the device. */
export const characters = headingCharacters + rareCharacters;

/**
 * Letters of Luganda (ŋ) and of names, from Kikuyu (ĩ, ũ) to Turkish: in separate files of the font packages (latin-ext),
 * and in the fonts of every phone and computer. The removed ones are in none of the files.
 */
export const deviceLetters = `${between('Ā', 'ž').replace(/[ĔĕĬĭĸĿŀŉŎŏŒœŢţŦŧ]/g, '')}ȘșȚț`;

function between(first: string, last: string): string {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, index) => start + index));
}
