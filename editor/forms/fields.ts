import type { Field } from '@sveltia/cms';
import { z } from 'zod';

/** The JSON schema of a field. */
export interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  // The rest is metadata of src/content/schema/fields.ts.
  isLong?: boolean;
  /** The labels of the values of an enum. */
  names?: Record<string, string>;
  /** A list to which the editor neither adds nor removes. */
  isFixed?: boolean;
  picture?: 'any' | 'drawing';
}

export function fieldSchemaOf(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
}

export function stepInto(schema: FieldSchema | undefined, step: string | number) {
  return typeof step === 'number' ? schema?.items : schema?.properties?.[step];
}

/** In the order of the schema, which is that of the files. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
}

function fieldOf(name: string, schema: FieldSchema, required: boolean): Field {
  const { title = name, description = '' } = schema;
  const hint = [description, lengthHint(schema)].filter(Boolean).join(' ');
  return { name, label: title, required, ...(hint && { hint }), ...widgetOf(schema) } as Field;
}

function lengthHint({ minItems = 0, maxItems, isFixed }: FieldSchema): string {
  if (isFixed) return 'Always as many as now.';
  if (minItems === maxItems) return `Always ${minItems} entries.`;
  if (maxItems) return `From ${minItems} to ${maxItems} entries.`;
  return minItems ? `At least ${minItems === 1 ? 'one entry' : `${minItems} entries`}.` : '';
}

/** The Sveltia widget for a schema. */
function widgetOf(schema: FieldSchema) {
  if (schema.picture) return { widget: 'picture', drawingsOnly: schema.picture === 'drawing' };
  if (schema.enum) return { widget: 'select', options: optionsOf(schema) };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  switch (schema.type) {
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema) };
    case 'array':
      return listOf(schema);
    case 'boolean':
      return { widget: 'boolean', default: false };
    default:
      return textOf(schema);
  }
}

function optionsOf({ enum: values = [], names = {} }: FieldSchema) {
  return values.map((value) => ({ value, label: names[value] ?? value }));
}

function textOf({ isLong, minLength, maxLength }: FieldSchema) {
  return {
    widget: isLong ? 'text' : 'string',
    ...(minLength && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
  };
}

function listOf({ items = {}, minItems, maxItems, isFixed = false }: FieldSchema) {
  const hasFreeLength = !isFixed && (minItems === undefined || minItems !== maxItems);
  const list = {
    widget: 'list',
    label_singular: items.title ?? 'Entry',
    // Sveltia does not save an empty list that is required.
    required: Boolean(minItems) || isFixed,
    ...(maxItems && { max: maxItems }),
    ...(!hasFreeLength && { allow_add: false, allow_remove: false }),
  };
  if (items.type !== 'object') return { ...list, field: fieldOf('text', items, true) };
  const [first] = ['title', 'name', 'label', 'caption', 'term'].filter(
    (name) => items.properties?.[name],
  );
  return {
    ...list,
    fields: fieldsOf(items),
    collapsed: true,
    ...(first && { summary: `{{fields.${first}}}` }),
  };
}
