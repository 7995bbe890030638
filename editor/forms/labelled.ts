import { type FieldSchema, stepInto } from '../../pipeline/content/field-schema.ts';

const steps = /^((?:\d+|[\w-]+)(?: › (?:\d+|[\w-]+))*) (.*)$/s;

/** The name of a field in a sentence as the form calls it, "Jobs › 1 › Short name", and the rest of the sentence. */
export function labelled(sentence: string, schema: FieldSchema): { name: string; rest: string } {
  const [, path = '', rest = ''] = steps.exec(sentence) ?? [];
  const labels: string[] = [];
  let here: FieldSchema | undefined = schema;
  for (const step of path.split(' › ')) {
    const position = /^(\d+)$/.exec(step)?.[1];
    here = stepInto(here, position ? Number(position) : step);
    if (!here) return { name: '', rest: sentence };
    labels.push(position ?? here.title ?? step);
  }
  return { name: labels.join(' › '), rest };
}
