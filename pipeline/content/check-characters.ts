import { characters, deviceLetters, shapelessCharacters } from '../fonts/font-characters.ts';
import { problem } from './problem.ts';
import type { Place } from './walk.ts';

/** Finds what people take for one sign: many an emoji is made of several. */
const segmenter = new Intl.Segmenter('en');

const writable = new Set(characters + deviceLetters + shapelessCharacters);

/**
 * A character that is not in our fonts would stand out of its word, in whatever font the visitor's device has for it. Letters
 * that all devices have may do so: nobody is to spell her name another way.
 */
export function fontsHaveEveryCharacter(places: Place[]): string[] {
  return places.flatMap((place) => {
    if (typeof place.value !== 'string' || canWrite(place.value)) return [];
    const signs = new Set(Array.from(segmenter.segment(place.value), ({ segment }) => segment));
    const unknown = [...signs].filter((sign) => !canWrite(sign));
    return unknown.map((character) =>
      problem(
        place,
        `has the character "${character}" (${codePoints(character)}), which our fonts do not have. ` +
          'Write it another way, or add it to the list in pipeline/fonts/font-characters.ts.',
      ),
    );
  });
}

function canWrite(text: string): boolean {
  return [...text].every((character) => writable.has(character));
}

function codePoints(character: string): string {
  const codes = Array.from(character, (part) => part.codePointAt(0) ?? 0);
  return codes.map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}
