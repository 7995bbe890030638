import { walk } from '../../pipeline/content/problems.ts';
import { knownFiles, learnContent } from './known-content.ts';
import { placeInForms } from './places.ts';

/** Where content names a picture, in a sentence. */
export async function pictureUse(name: string): Promise<string | undefined> {
  await learnContent();
  const places = [...walk(knownFiles())].filter(
    ({ path, value }) => path.at(-1) === 'file' && value === name,
  );
  if (places.length === 0) return undefined;
  const uses = places.map(({ file, path }) => placeInForms({ file, path: path.slice(0, -1) }));
  return `${name} is used in ${uses.join(', ')}: choose another picture there first.`;
}
