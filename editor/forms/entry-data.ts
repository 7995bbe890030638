import { type FieldSchema, fieldSchemaOf } from '../../pipeline/content/field-schema.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { tidyText } from './tidy.ts';

/** An entry as the editor hands it over. */
export interface Entry {
  get: (name: string) => unknown;
}

/** What stands in the form, as its file will have it. */
export interface FormData {
  /** The path below content/, such as posts/planting-day.md. */
  path: string;
  schema: FieldSchema;
  fields: Record<string, unknown>;
  /** The text of a post. */
  body?: string;
}

const schemas: Record<string, FieldSchema> = Object.fromEntries(
  Object.entries({ ...files, ...folders }).map(([place, schema]) => [place, fieldSchemaOf(schema)]),
);

/** `place` is the name of a file in content/, or of a folder with a file for each entry. */
export function formData(place: string, entry: Entry | undefined): FormData {
  const { checks: _, body, ...data } = plain(entry?.get('data'));
  const schema = schemas[place] ?? {};
  const fields = asWritten(data, schema) as Record<string, unknown>;
  if (place.endsWith('.yaml')) return { path: place, schema, fields };
  const name = String(entry?.get('slug') || 'draft');
  if (place === 'calls') return { path: `calls/${name}.yaml`, schema, fields };
  return { path: `posts/${name}.md`, schema, fields, body: tidyText(String(body ?? '')) };
}

function plain(data: unknown): Record<string, unknown> {
  const hasJs = typeof data === 'object' && data !== null && 'toJS' in data;
  return hasJs ? (data as { toJS: () => Record<string, unknown> }).toJS() : {};
}

/** Without optional fields that are empty: they are not written. */
function asWritten(value: unknown, schema: FieldSchema = {}): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map((entry) => asWritten(entry, schema.items));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, field]) => schema.required?.includes(name) || !['', null, undefined].includes(field),
  );
  return Object.fromEntries(
    entries.map(([name, field]) => [name, asWritten(field, schema.properties?.[name])]),
  );
}
