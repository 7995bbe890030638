import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '../../pipeline/content/content-errors.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { type FieldSchema, fieldSchemaOf } from '../forms/fields.ts';
import { before, type Editor, expect, now, test } from './editor.ts';

interface List {
  /** Its place in the form, such as areas.0.keyAreas. */
  path: string;
  schema: FieldSchema;
  /** The expected data of the file. */
  entries: unknown[];
  /** A valid entry. */
  sample: unknown;
}

/** Fields that must be unique in a list. */
const uniqueFields = ['id', 'title'];

const [call = ''] = readdirSync('tests/content/calls');
const places = [
  ...Object.entries(files).map(([file, schema]) => ({
    file,
    place: `_singletons/entries/${file.replace('.yaml', '')}`,
    schema: fieldSchemaOf(schema),
  })),
  {
    file: `calls/${call}`,
    place: `calls/entries/${call.replace('.yaml', '')}`,
    schema: fieldSchemaOf(folders.calls),
  },
];

for (const { file, place, schema } of places) {
  const data = parse(before(file));
  if (listsIn(schema, data).length === 0) continue;

  test(`${file}: entries are added, copied, moved and removed`, async ({ editor }) => {
    const lists = listsIn(schema, data);
    const resizable = lists.filter(hasFreeLength);
    await editor.open(place);
    await renderAll(editor, lists);
    for (const list of resizable) await add(editor, list);
    await waitForPreview(editor);
    for (const list of resizable) {
      await fill(editor, `${list.path}.${list.entries.length}`, list.schema.items, list.sample);
      list.entries.push(list.sample);
      await copyLast(editor, list);
    }
    for (const list of lists) await moveLastToTop(editor, list);
    await editor.save();
    expect(parse(now(file))).toEqual(data);

    // Other entries are first now.
    const moved = listsIn(schema, data).filter(hasFreeLength);
    if (moved.length === 0) return;
    await editor.open(place);
    await renderAll(editor, moved);
    for (const list of moved) await removeDownToMinimum(editor, list);
    await waitForPreview(editor);
    await editor.save();
    expect(parse(now(file))).toEqual(data);
  });
}

function listsIn(schema: FieldSchema, data: unknown): List[] {
  return [...walkLists(schema, data)].filter((list) => !list.schema.isFixed);
}

/** The lists in the data of a file; of nested lists those in the first entry, innermost first. */
function* walkLists(schema: FieldSchema, value: unknown, path: string[] = []): Generator<List> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield* walkLists(field, (value as Record<string, unknown>)?.[name], [...path, name]);
  }
  if (!schema.items || !Array.isArray(value)) return;
  const [first] = value;
  yield* walkLists(schema.items, first, [...path, '0']);
  yield { path: path.join('.'), schema, entries: value, sample: sampleOf(schema.items, first) };
}

/** Whether its length is free. */
function hasFreeLength({ schema: { minItems, maxItems } }: List): boolean {
  return minItems === undefined || minItems !== maxItems;
}

/** A copy of an existing entry with its required fields only. */
function sampleOf(schema: FieldSchema, value: unknown): unknown {
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return value;
  const record = value as Record<string, unknown>;
  const fields = Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name))
    .map(([name, field]) => [name, sampleOf(field, record[name])]);
  return withUniqueField(Object.fromEntries(fields), 2);
}

function withUniqueField<Entry extends object>(entry: Entry, number: number): Entry {
  const [name] = uniqueFields.filter((name) => name in entry);
  return name ? { ...entry, [name]: `${entry[name as keyof Entry]}-${number}` } : entry;
}

function entriesOf(editor: Editor, { path }: List) {
  return editor.field(path).locator('.item-list').first().locator('> .item-wrapper');
}

/** Sveltia renders fields when they scroll into view, those of an entry when it is expanded. */
async function renderAll(editor: Editor, lists: List[]) {
  const placeholders = editor.page.locator('.content .placeholder');
  for (const { path } of lists.toReversed()) {
    const [, outer] = /^(.*)\.0\./.exec(path) ?? [];
    const entry = editor
      .field(outer ?? '')
      .locator('.item-wrapper')
      .first();
    const expand = entry.getByRole('button', { name: 'Expand', exact: true }).first();
    await expect(async () => {
      if ((await editor.field(path).count()) > 0) return;
      if (outer && (await expand.isVisible())) await expand.click();
      else await placeholders.first().scrollIntoViewIfNeeded({ timeout: 500 });
      expect(await editor.field(path).count()).toBe(1);
    }).toPass({ intervals: [50] });
  }
}

async function waitForPreview(editor: Editor) {
  // The preview is debounced (editor/preview/preview-pane.tsx), and has no sign that an update is pending.
  await editor.page.waitForTimeout(400);
  const frames = editor.page.frameLocator('iframe[title="Content Preview"]').locator('iframe');
  await expect(frames).toHaveCount(1);
  await expect(editor.preview.locator('main')).toBeVisible();
}

async function add(editor: Editor, list: List) {
  await editor.field(list.path).getByRole('button', { name: /^Add/ }).last().click();
  await expect(entriesOf(editor, list)).toHaveCount(list.entries.length + 1);
}

async function copyLast(editor: Editor, list: List) {
  const { path, entries, sample } = list;
  const options = entriesOf(editor, list)
    .last()
    .getByRole('button', { name: /^List Item Options/ });
  await options.first().click();
  await editor.page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(entriesOf(editor, list)).toHaveCount(entries.length + 1);
  const copy = isRecord(sample) ? withUniqueField(structuredClone(sample), 3) : sample;
  const [name] = uniqueFields.filter((name) => isRecord(copy) && name in copy);
  if (name && isRecord(copy)) {
    const field = editor.field(`${path}.${entries.length}.${name}`);
    await field.getByRole('textbox').fill(String(copy[name]));
  }
  entries.push(copy);
}

async function moveLastToTop(editor: Editor, list: List) {
  const entries = entriesOf(editor, list);
  const handle = { name: 'Reorder Item' };
  await entries.last().scrollIntoViewIfNeeded();
  await entries.last().getByRole('button', handle).first().press('Home');
  await expect(entries.first().getByRole('button', handle).first()).toBeFocused();
  list.entries.unshift(list.entries.pop());
}

async function removeDownToMinimum(editor: Editor, list: List) {
  const entries = entriesOf(editor, list);
  const remove = entries.first().getByRole('button', { name: 'Remove', exact: true }).first();
  while (list.entries.length > (list.schema.minItems ?? 0)) {
    await entries.first().scrollIntoViewIfNeeded();
    // A real click would wait until the entries below have moved up.
    await remove.dispatchEvent('click');
    list.entries.shift();
    await expect(entries).toHaveCount(list.entries.length);
  }
}

/** Fills a new entry of a list. */
async function fill(editor: Editor, path: string, schema: FieldSchema = {}, value: unknown) {
  const field = editor.field(path);
  if (schema.type === 'object') {
    for (const [name, part] of Object.entries(value as Record<string, unknown>)) {
      await fill(editor, `${path}.${name}`, schema.properties?.[name], part);
    }
  } else if (schema.picture) {
    await field.getByText(/^Choose a (drawing|picture)/).click();
    const drawing = String(value).replace('.svg', '').replaceAll('-', ' ');
    await field.getByRole('radio', { name: drawing, exact: true }).check();
  } else if (schema.enum) {
    await field.getByRole('radio', { name: schema.names?.[String(value)] ?? '' }).click();
  } else if (value === true) {
    await field.getByRole('switch').click();
  } else if (schema.type === 'string') {
    await field.locator('input, textarea').first().fill(String(value));
  }
}
