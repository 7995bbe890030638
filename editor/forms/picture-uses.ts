import { type FieldSchema, fieldSchemaOf, stepInto } from '../../pipeline/content/field-schema.ts';
import { type Place, walk } from '../../pipeline/content/problems.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { knownFiles, learnContent } from './known-content.ts';

/** Where content names a picture, in a sentence. */
export async function pictureUse(name: string): Promise<string | undefined> {
  await learnContent();
  const places = [...walk(knownFiles())].filter(
    ({ path, value }) => path.at(-1) === 'file' && value === name,
  );
  if (places.length === 0) return undefined;
  const uses = places.map((place) => `${place.file} (${placeInForm(place)})`);
  return `${name} is used in ${uses.join(', ')}: choose another picture there first.`;
}

/** "Gallery › 1" */
function placeInForm({ file, path }: Place): string {
  const [, place = ''] = file.split('/');
  const schema = { ...files, ...folders }[place];
  let here: FieldSchema | undefined = schema && fieldSchemaOf(schema);
  const labels: (string | number)[] = [];
  for (const step of path.slice(0, -1)) {
    here = stepInto(here, step);
    labels.push(typeof step === 'number' ? step + 1 : (here?.title ?? 'Text'));
  }
  return labels.join(' › ');
}
