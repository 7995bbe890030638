/** The kinds of fields in content/. The editor shows what `meta` says beside the field. */
import { z } from 'zod';
import type { Href, IsoDate } from '../basic-types.ts';

interface FieldOptions {
  /** Shown in the editor. */
  hint?: string;
  /** In characters: what the page has room for. */
  max?: number;
  min?: number;
}

/** The hint of a text with the placeholder `{count}` (`withCount` in src/lib/text.ts). */
export function countHint(entries: string): string {
  return `{count} becomes the number of ${entries}, in words.`;
}

export const emptyMessage = 'is empty. Write the text, or remove the whole entry it belongs to.';

/** A text of one line. */
export function text(label: string, { hint, min, max }: FieldOptions = {}) {
  let field = z.string().regex(/\S/, { error: emptyMessage, abort: true });
  if (min !== undefined) field = field.min(min);
  if (max !== undefined) field = field.max(max);
  return field.meta(fieldMeta(label, hint));
}

/** A text of a sentence or more. */
export function longText(label: string, options: FieldOptions = {}) {
  return text(label, options).meta({ ...fieldMeta(label, options.hint), isLong: true });
}

/** A list of any length. */
export function list<Entry extends z.ZodType>(label: string, entry: Entry, hint?: string) {
  return z.array(entry).meta(fieldMeta(label, hint));
}

/** A list of 1 to 12 entries. */
export function shortList<Entry extends z.ZodType>(label: string, entry: Entry, hint?: string) {
  return z.array(entry).min(1).max(12).meta(fieldMeta(label, hint));
}

/** A list of fixed length. */
export function fixedList<Entry extends z.ZodType>(length: number, label: string, entry: Entry) {
  return z.array(entry).length(length).meta(fieldMeta(label));
}

export function group<Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) {
  return z.strictObject(shape).meta(fieldMeta(label));
}

export function yesOrNo(label: string, hint?: string) {
  return z.boolean().meta(fieldMeta(label, hint));
}

/** The page and the build say of a sample that it is invented. */
export const isSample = yesOrNo(
  'Is an example',
  'As long as this is on, the page says that it is invented. Switch it off once all of it is true.',
);

export function day(label: string, hint?: string): z.ZodType<IsoDate, IsoDate> {
  const field = z.iso.date({
    // Comparisons of dates run only if both are valid.
    abort: true,
    error: ({ input }) =>
      `is "${input}", which is not a day. Write it as year-month-day, such as 2025-10-01.`,
  });
  return typed<IsoDate>(field.meta(fieldMeta(label, hint)));
}

export const email = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    error: ({ input }) =>
      `is "${input}", which is not an email address. Write it like hello@e-yess.example.`,
  })
  .meta(fieldMeta('Email'));

export const phone = z
  .string()
  .regex(/^\+\d[\d ]+\d$/, {
    error: ({ input }) =>
      `is "${input}", which is not a phone number. Write it with the code of the country: +256 000 000 001.`,
  })
  .meta(fieldMeta('Phone', 'With the code of the country: +256 000 000 001'));

const plainId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Paths below /blog/ that are in use: the 404 page of posts, and pagination. */
const takenIds = ['404', 'page'];

export function isPlainId(value: string): boolean {
  return plainId.test(value) && !takenIds.includes(value);
}

export const idFix =
  'Use lower-case letters, digits and hyphens, such as young-and-ready, and neither 404 nor page.';

/** A short name for an entry of a list. */
export const id = z
  .string()
  .regex(plainId, {
    error: ({ input }) => `is "${input}", which cannot be used in an address. ${idFix}`,
  })
  .meta(fieldMeta('Short name', 'Unlike any other in the list, in lower case with hyphens.'));

/** Entries of the list must differ in this field. */
export function unique<Field extends string, List extends z.ZodType<Record<Field, string>[]>>(
  field: Field,
  entries: List,
) {
  return entries.superRefine((all, context) => {
    for (const [index, { [field]: value }] of all.entries()) {
      const first = all.findIndex((entry) => entry[field] === value);
      if (first === index) continue;
      const message = `is "${value}", as in entry ${first + 1}. Write another in one of the two.`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    }
  });
}

/** The target of a link. Whether the page exists is checked once all content is read (pipeline/content). */
export function address(label: string, hint?: string): z.ZodType<Href, Href> {
  const field = z.string().regex(/^(\/(?!\/)|https:\/\/.|mailto:.|tel:.)\S*$/, {
    error: ({ input }) =>
      `is "${input}", which leads nowhere. ` +
      'Begin with / for a page of this site, or with https://, mailto: or tel:.',
  });
  return typed<Href>(
    field.meta(
      fieldMeta(
        label,
        hint ?? 'A page of this site, such as /jobs, or an address that begins with https://',
      ),
    ),
  );
}

/** The name of a file, which the pipeline replaces by the picture. */
export type PictureName = z.infer<typeof pictureName>;

const pictureName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]*\.(jpe?g|png|webp|avif|svg)$/, {
    error: ({ input }) =>
      `is "${input}", which is not the name of a picture. ` +
      'Save it as a JPEG (photos) or an SVG (drawings), in lower case without spaces: planting-day.jpg.',
  })
  .brand<'picture'>()
  .meta({ ...fieldMeta('File'), picture: 'any' });

const drawingName = pictureName
  .refine((name) => name.endsWith('.svg'), {
    error: 'is a photo, and the page says that pictures are drawn. Take a drawing instead.',
  })
  .meta({ ...fieldMeta('Drawing'), picture: 'drawing' });

const alt = longText('Description', {
  hint: 'What matters in the picture, for people who cannot see it.',
});

/** A photo or a drawing. */
export const picture = group('Picture', { file: pictureName, alt });

/** Never a photo. */
export const drawing = group('Drawing', { file: drawingName, alt });

export function titleAndText(label: string) {
  return group(label, { title: text('Title'), text: longText('Text') });
}

export const fact = group('Fact', { term: text('What'), fact: text('Fact') });

export function textCard(label: string) {
  return group(label, { title: text('Title'), description: longText('Description') });
}

function fieldMeta(title: string, hint?: string) {
  return { title, ...(hint && { description: hint }) };
}

/** Narrows the type to what the pattern allows, which Zod cannot infer. */
function typed<Kind extends string>(field: z.ZodType<string, string>): z.ZodType<Kind, Kind> {
  return field as unknown as z.ZodType<Kind, Kind>;
}
