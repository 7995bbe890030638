import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A step of a recipe, done to the files of a copy of the site. */
export type Edit = (copy: string) => Promise<void>;

/** Changes the first place in a file that looks like this. */
export function change(file: string, place: RegExp, by: (found: string) => string): Edit {
  return async (copy) => {
    const text = await readFile(join(copy, file), 'utf8');
    if (!place.test(text)) {
      throw new Error(
        `In ${file} nothing looks like ${place}. The file has another form than the recipes know: ` +
          'change them in tests/recipes/content-edits.ts.',
      );
    }
    await writeFile(join(copy, file), text.replace(place, by));
  };
}

/** One edit out of several, in order. */
export function steps(...edits: Edit[]): Edit {
  return async (copy) => {
    for (const edit of edits) await edit(copy);
  };
}
