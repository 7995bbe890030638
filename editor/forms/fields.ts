import type { Field } from '@sveltia/cms';
import type { FieldSchema } from '../../pipeline/content/field-schema.ts';

/** The fields of a form, in the order of the schema, which is that of the files. */
export function fieldsOf({ properties = {}, required = [] }: FieldSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name)),
  );
}

function fieldOf(name: string, schema: FieldSchema, required: boolean): Field {
  const { title = name, description = '' } = schema;
  const hint = [description, howMany(schema)].filter(Boolean).join(' ');
  return { name, label: title, required, ...(hint && { hint }), ...kindOf(schema) } as Field;
}

/** What is said of a list whose length is not free. */
function howMany({ minItems = 0, maxItems, isFixed }: FieldSchema): string {
  if (isFixed) return 'Always as many as now.';
  if (minItems === maxItems) return `Always ${minItems} entries.`;
  if (maxItems) return `From ${minItems} to ${maxItems} entries.`;
  return minItems ? `At least ${minItems === 1 ? 'one entry' : `${minItems} entries`}.` : '';
}

/** The kind of field that a schema asks for. */
function kindOf(schema: FieldSchema) {
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
  const mayChange = !isFixed && (minItems === undefined || minItems !== maxItems);
  const list = {
    widget: 'list',
    label_singular: items.title ?? 'Entry',
    // The editor would refuse to empty a list that it calls required.
    required: Boolean(minItems) || isFixed,
    ...(maxItems && { max: maxItems }),
    ...(!mayChange && { allow_add: false, allow_remove: false }),
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
