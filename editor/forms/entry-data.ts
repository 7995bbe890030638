import { isRecord } from '../../pipeline/content/content-errors.ts';
import { plainText } from '../../pipeline/content/plain-text.ts';
import { normaliseBullets } from '../../pipeline/content/post-blocks.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { type FieldSchema, fieldSchemaOf } from './fields.ts';

export const photoFolder = 'content/pictures';

/** An entry as Sveltia passes it. */
export interface Entry {
  get: (name: string) => unknown;
}

/** The data of the form, as its file will have it. */
export interface FormData {
  /** The path below content/, such as posts/planting-day.md. */
  path: string;
  /** Not saved yet. */
  isNew: boolean;
  schema: FieldSchema;
  fields: Record<string, unknown>;
  /** The text of a post. */
  body?: string;
}

const schemas: Record<string, FieldSchema> = Object.fromEntries(
  Object.entries({ ...files, ...folders }).map(([name, schema]) => [name, fieldSchemaOf(schema)]),
);

/** `path` is that below content/. */
export function schemaOf(path: string): FieldSchema {
  const [name = ''] = path.split('/');
  return schemas[name] ?? {};
}

/** `source` is the name of a file in content/, or of a folder with a file for each entry. */
export function formData(source: string, entry: Entry | undefined): FormData {
  const { validation: _, body, ...data } = plain(entry?.get('data'));
  const schema = schemaOf(source);
  const fields = asWritten(data, schema) as Record<string, unknown>;
  if (source.endsWith('.yaml')) return { path: source, isNew: false, schema, fields };
  const name = String(entry?.get('slug') || 'draft');
  const form = { isNew: !entry?.get('slug'), schema, fields };
  if (source === 'calls') return { ...form, path: `calls/${name}.yaml` };
  return { ...form, path: `posts/${name}.md`, body: normaliseMarkdown(String(body ?? '')) };
}

/** The same data as validated. `path` begins at the root of the repository. */
export function dataToSave(path: string, entry: Entry): Record<string, unknown> {
  const [, source = ''] = path.split('/');
  const { fields, body } = formData(source, entry);
  return body === undefined ? fields : { ...fields, body };
}

function plain(data: unknown): Record<string, unknown> {
  const hasJs = typeof data === 'object' && data !== null && 'toJS' in data;
  return hasJs ? (data as { toJS: () => Record<string, unknown> }).toJS() : {};
}

/** Without optional fields that are empty, and without Sveltia's own keys in entries of lists. */
function asWritten(value: unknown, schema: FieldSchema = {}): unknown {
  if (typeof value === 'string') return normaliseText(value);
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

/** Sveltia writes './' before the name of a new photo, and the folder before that of an existing one. */
const photoPath = new RegExp(`(^|!\\[[^\\]]*\\]\\()(?:\\./|/${photoFolder}/)`, 'g');

/** Plain text, with photos by their names. */
export function normaliseText(text: string): string {
  return plainText(text).replaceAll(photoPath, '$1');
}

/** Bold and crossed-out words from WhatsApp. Sveltia escapes their marks with a backslash. */
const whatsAppMarks = /(?<!\w)\\([*~])(?!\s)([^*~\n]*?[^*~\s])\\\1(?!\w)/g;

const tableRows = /^\|.*\|(?:\n\|.*\|)*$/gm;

/** From Sveltia's Markdown into that of our files. */
export function normaliseMarkdown(markdown: string): string {
  return normaliseBullets(normaliseText(markdown))
    .replaceAll(/^[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^[*+] /gm, '- ')
    .replaceAll(whatsAppMarks, (_, sign, words) => (sign === '*' ? `**${words}**` : words))
    .replaceAll(tableRows, completeTable);
}

/** Sveltia leaves out the delimiter row, by which Markdown recognises a table. */
function completeTable(rows: string): string {
  const [first = '', ...more] = rows.split('\n');
  const line = first.slice(1).replaceAll(/[^|]*\|/g, ' --- |');
  const isComplete = /^[| :-]+$/.test(more[0] ?? '');
  const lines = isComplete ? [first, ...more] : [first, `|${line}`, ...more];
  // Sveltia writes \n between the paragraphs of a cell.
  return lines.join('\n').replaceAll('\\n', ' ');
}

/** The file name of a new photo. */
export function photoName({ name, type }: { name: string; type: string }): string {
  const [, stem = name, extension = type.split('/')[1]] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${slugOf(stem) || 'photo'}.${extension?.toLowerCase()}`;
}

/** In lower-case letters, digits and hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '');
}
