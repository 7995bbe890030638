import { type FieldSchema, fieldSchemaOf } from '../../pipeline/content/field-schema.ts';
import { isRecord } from '../../pipeline/content/problems.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { tidyMarkdown, tidyText } from './tidy.ts';

/** An entry as the editor hands it over. */
export interface Entry {
  get: (name: string) => unknown;
}

/** What stands in the form, as its file will have it. */
export interface FormData {
  /** The path below content/, such as posts/planting-day.md. */
  path: string;
  /** Whether it was never saved. */
  isNew: boolean;
  schema: FieldSchema;
  fields: Record<string, unknown>;
  /** The text of a post. */
  body?: string;
}

const schemas: Record<string, FieldSchema> = Object.fromEntries(
  Object.entries({ ...files, ...folders }).map(([place, schema]) => [place, fieldSchemaOf(schema)]),
);

/** Of a path below content/. */
export function schemaOf(path: string): FieldSchema {
  const [place = ''] = path.split('/');
  return schemas[place] ?? {};
}

/** `place` is the name of a file in content/, or of a folder with a file for each entry. */
export function formData(place: string, entry: Entry | undefined): FormData {
  const { checks: _, body, ...data } = plain(entry?.get('data'));
  const schema = schemaOf(place);
  const fields = asWritten(data, schema) as Record<string, unknown>;
  if (place.endsWith('.yaml')) return { path: place, isNew: false, schema, fields };
  const name = String(entry?.get('slug') || 'draft');
  const form = { isNew: !entry?.get('slug'), schema, fields };
  if (place === 'calls') return { ...form, path: `calls/${name}.yaml` };
  return { ...form, path: `posts/${name}.md`, body: tidyMarkdown(String(body ?? '')) };
}

/** What is saved is what was checked. `path` leads to the file, from the root of the repository. */
export function dataToSave(path: string, entry: Entry): Record<string, unknown> {
  const [, place = ''] = path.split('/');
  const { fields, body } = formData(place, entry);
  return body === undefined ? fields : { ...fields, body };
}

function plain(data: unknown): Record<string, unknown> {
  const hasJs = typeof data === 'object' && data !== null && 'toJS' in data;
  return hasJs ? (data as { toJS: () => Record<string, unknown> }).toJS() : {};
}

/** Without optional fields that are empty, and without what the editor notes for itself in entries of lists. */
function asWritten(value: unknown, schema: FieldSchema = {}): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map((entry) => asWritten(entry, schema.items));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, field]) =>
      !name.startsWith('__sc_') &&
      (schema.required?.includes(name) || !['', null, undefined].includes(field as string)),
  );
  return Object.fromEntries(
    entries.map(([name, field]) => [name, asWritten(field, schema.properties?.[name])]),
  );
}
