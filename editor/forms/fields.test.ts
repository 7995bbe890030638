import { expect, test } from 'vitest';
import { z } from 'zod';
import * as kinds from '../../src/content/schema/fields.ts';
import { files } from '../../src/content/schema/files.ts';
import { fieldSchemaOf, fieldsOf } from './fields.ts';
import { screens } from './labels.ts';

test('each kind of field in the schema has a widget, with label, hint and limits', () => {
  const schema = z.strictObject({
    title: kinds.text('Title', { min: 2, max: 70, hint: 'Short.' }),
    text: kinds.longText('Text').exactOptional(),
    date: kinds.day('Date'),
    isShown: kinds.yesOrNo('Is shown'),
    image: kinds.drawing,
    items: kinds.fixedList(4, 'Items', kinds.text('Item')),
    cards: kinds.list('Cards', kinds.textCard('Card')),
    names: z.array(kinds.text('Name')).min(1).max(12).meta({ title: 'Names' }),
  });
  expect(fieldsOf(fieldSchemaOf(schema))).toMatchObject([
    {
      name: 'title',
      label: 'Title',
      hint: 'Short.',
      required: true,
      widget: 'string',
      minlength: 2,
      maxlength: 70,
    },
    { name: 'text', required: false, widget: 'text' },
    { name: 'date', widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    { name: 'isShown', widget: 'boolean' },
    {
      name: 'image',
      widget: 'object',
      fields: [
        { name: 'file', widget: 'picture', drawingsOnly: true },
        { name: 'alt', widget: 'text' },
      ],
    },
    {
      name: 'items',
      widget: 'list',
      hint: 'Always 4 entries.',
      required: true,
      allow_add: false,
      allow_remove: false,
      field: { widget: 'string' },
    },
    {
      name: 'cards',
      widget: 'list',
      // An empty list is saved, too.
      required: false,
      label_singular: 'Card',
      summary: '{{fields.title}}',
    },
    { name: 'names', hint: 'From 1 to 12 entries.', required: true, max: 12 },
  ]);
});

test('every file has a form', () => {
  expect(Object.keys(screens).toSorted(), 'one line for each in editor/forms/labels.ts').toEqual(
    Object.keys(files).toSorted(),
  );
});
