import { characters, lugandaCharacters, shapelessCharacters } from '../fonts/font-characters.ts';
import { problem } from './problem.ts';
import type { Place } from './walk.ts';

const writable = new Set(characters + lugandaCharacters + shapelessCharacters);

/** A character that is not in our fonts would stand out of its word, in whatever font the visitor's device has for it. */
export function fontsHaveEveryCharacter(places: Place[]): string[] {
  return places.flatMap((place) => {
    if (typeof place.value !== 'string') return [];
    const unknown = [...new Set(place.value)].filter((character) => !writable.has(character));
    return unknown.map((character) =>
      problem(
        place,
        `has the character "${character}" (${codePoint(character)}), which our fonts do not have. ` +
          'Write it another way, or add it to the list in pipeline/fonts/font-characters.ts.',
      ),
    );
  });
}

function codePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
