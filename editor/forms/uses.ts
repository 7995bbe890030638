import { walk } from '../../pipeline/content/problems.ts';
import { postPath } from '../../src/lib/paths.ts';
import { knownFiles, learnContent } from './known-content.ts';
import { placeInForms } from './places.ts';
import { photoFolder } from './tidy.ts';

/** Where content still needs a picture or a post, in a sentence. */
export async function findUses(path: string): Promise<string | undefined> {
  await learnContent();
  const name = path.split('/').at(-1) ?? '';
  const [, post = ''] = /^content\/posts\/(.+)\.md$/.exec(path) ?? [];
  const needed = path.startsWith(photoFolder) ? name : post && postPath(post);
  const places = [...walk(knownFiles())].filter(
    ({ file, value }) => needed && value === needed && file !== path,
  );
  if (places.length === 0) return undefined;
  const uses = places.map((place) =>
    placeInForms(post ? place : { ...place, path: place.path.slice(0, -1) }),
  );
  return `${post || name} is used in ${uses.join(', ')}: choose another ${post ? 'link' : 'picture'} there first.`;
}
