import { type FieldSchema, stepInto } from '../../pipeline/content/field-schema.ts';
import type { Place } from '../../pipeline/content/problems.ts';
import { schemaOf } from './entry-data.ts';
import { knownFiles } from './known-content.ts';
import { screens } from './screens.ts';

type Path = Place['path'];

/** A place as the forms call it: "Home page › Figures › 2 › Number". */
export function placeInForms({ file, path }: { file: string; path: Path }): string {
  return [formOf(file), ...labelsOf(file, path)].join(' › ');
}

/** The names of the fields on the way to a place; positions as people count them. */
export function labelsOf(file: string, path: Path): (string | number)[] {
  const labels: (string | number)[] = [];
  let here: FieldSchema | undefined = schemaOf(file.replace('content/', ''));
  for (const step of path) {
    here = stepInto(here, step);
    // The text of a post is one field for those who write it.
    if (!here) return [...labels, 'Text'];
    labels.push(typeof step === 'number' ? step + 1 : (here.title ?? step));
  }
  return labels;
}

function formOf(file: string): string {
  const screen = Object.entries(screens).find(([name]) => file === `content/${name}`);
  return screen?.[1].label ?? String(knownFiles()[file]?.['title'] ?? file);
}
