const lettersAndFigures = [
  between('0', '9'),
  between('A', 'Z'),
  between('a', 'z'),
  // The letters of Western Europe, for names. Two signs among them are no letters.
  between('À', 'ÿ').replace(/[×÷]/g, ''),
].join('');

/** What headings are written with: kerning makes every character of their font costly, about 100 bytes. */
export const headingCharacters = `${lettersAndFigures} \u00a0.,:;!?…·'"‘’“”()-–—/&+%#@£€`;

/** Rare in headings, where they fall back to the font of the text (`--font-display` in src/app.css). */
const rareSigns = '$*<=>[\\]^_`{|}~©®°²³¼½¾×÷Œœ•™−';

/** What our fonts can write. All other characters fall back to a font of the device. */
export const characters = headingCharacters + rareSigns;

/**
 * For words of Luganda (ŋ) and for names, from Kikuyu (ĩ, ũ) to Turkish. The packages of our fonts hold these letters in files
 * of their own; every phone and computer can write them. A few that no name needs are in none of the files.
 */
export const deviceLetters = `${between('Ā', 'ž').replace(/[ĔĕĬĭĸĿŀŉŎŏŒœŢţŦŧ]/g, '')}ȘșȚț`;

function between(first: string, last: string): string {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, index) => start + index));
}
