import { siteProblems } from '../../pipeline/content/check-site.ts';
import type { FieldSchema } from '../../pipeline/content/field-schema.ts';
import { sentenceOf } from '../../pipeline/content/problems.ts';
import { readEntry } from '../../pipeline/content/read-file.ts';
import type { FormData } from './entry-data.ts';
import { isKnownPicture, knownFiles, withPhotoNames } from './known-content.ts';
import { labelled } from './labelled.ts';

interface Problems {
  /** What keeps this entry from being saved. */
  here: string[];
  /** The labels of fields that are still empty. */
  empty: string[];
  /** What will have to be changed in other files, too. */
  elsewhere: string[];
}

/** What is wrong with an entry, in the sentences of the build. */
export function problemsOf({ path, schema, fields, body }: FormData): Problems {
  const file = `content/${path}`;
  const named = JSON.parse(withPhotoNames(JSON.stringify(fields)));
  const read = readEntry(path, named, body && withPhotoNames(body));
  const others = siteProblems({ ...knownFiles(), [file]: read.data }, isKnownPicture);
  const all = [...read.problems, ...others].map(sentenceOf);
  const isHere = (sentence: string) => sentence.startsWith(`${file}: `);
  return {
    ...sorted(
      all.filter(isHere).map((sentence) => sentence.slice(file.length + 2)),
      schema,
    ),
    elsewhere: all.filter((sentence) => !isHere(sentence)),
  };
}

/** What is said of a field as long as nothing stands in it. */
const ofEmptyField = /^(is empty|is missing|is "",|has 0 characters)/;

/** A new entry is empty all over, which one line can say. */
function sorted(sentences: string[], schema: FieldSchema) {
  const here: string[] = [];
  const empty = new Set<string>();
  for (const sentence of sentences) {
    const { name, rest } = labelled(sentence, schema);
    if (ofEmptyField.test(rest)) empty.add(name);
    else if (sentence.startsWith('The text is empty')) empty.add('Text');
    else here.push(name ? `${name} ${rest}` : rest);
  }
  return { here, empty: [...empty] };
}
