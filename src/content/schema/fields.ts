/** The kinds of fields that content is made of. What `meta` says, the editor shows beside the field. */
import { z } from 'zod';
import type { Href, IsoDate } from '../types.ts';

/** What the editor says of a field. */
interface About {
  hint?: string;
  /** The most characters that the page has room for. */
  max?: number;
  min?: number;
}

/** The hint of a text that may count the entries of a list (src/content/with-count.ts). */
export function countOf(entries: string): string {
  return `{count} becomes the number of ${entries}, in words.`;
}

export const isEmpty = 'is empty. Write the text, or remove the whole entry it belongs to.';

/** A text of one line. */
export function text(label: string, { hint, min, max }: About = {}) {
  let field = z.string().regex(/\S/, { error: isEmpty, abort: true });
  if (min !== undefined) field = field.min(min);
  if (max !== undefined) field = field.max(max);
  return field.meta(aboutField(label, hint));
}

/** A text of a sentence or more. */
export function longText(label: string, about: About = {}) {
  return text(label, about).meta({ ...aboutField(label, about.hint), isLong: true });
}

/** A list whose length the page leaves open. */
export function list<Entry extends z.ZodType>(label: string, entry: Entry, hint?: string) {
  return z.array(entry).meta(aboutField(label, hint));
}

/** A list of which the page shows at least one entry, and has room for twelve. */
export function someOf<Entry extends z.ZodType>(label: string, entry: Entry, hint?: string) {
  return z.array(entry).min(1).max(12).meta(aboutField(label, hint));
}

/** A list whose length is fixed by what it stands for: the letters of the name, the areas of work. */
export function listOf<Entry extends z.ZodType>(length: number, label: string, entry: Entry) {
  return z.array(entry).length(length).meta(aboutField(label));
}

export function group<Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) {
  return z.strictObject(shape).meta(aboutField(label));
}

export function yesOrNo(label: string, hint?: string) {
  return z.boolean().meta(aboutField(label, hint));
}

/** Whether something is invented. As long as it is, the page says so, and so does the build. */
export const isSample = yesOrNo(
  'Is an example',
  'As long as this is on, the page says that it is invented. Switch it off once all of it is true.',
);

export function day(label: string, hint?: string): z.ZodType<IsoDate, IsoDate> {
  const field = z.iso.date({
    // Days are compared only where both are days.
    abort: true,
    error: ({ input }) =>
      `is "${input}", which is not a day. Write it as year-month-day, such as 2025-10-01.`,
  });
  return typed<IsoDate>(field.meta(aboutField(label, hint)));
}

export const email = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
    error: ({ input }) =>
      `is "${input}", which is not an email address. Write it like hello@e-yess.example.`,
  })
  .meta(aboutField('Email'));

export const phone = z
  .string()
  .regex(/^\+\d[\d ]+\d$/, {
    error: ({ input }) =>
      `is "${input}", which is not a phone number. Write it with the code of the country: +256 000 000 001.`,
  })
  .meta(aboutField('Phone', 'With the code of the country: +256 000 000 001'));

const plainId = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What stands behind /blog/ already: the answer to an unknown post, and the parts of the list. */
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
  .meta(aboutField('Short name', 'Unlike any other in the list, in lower case with hyphens.'));

/** No two entries of a list may have the same in a field that tells them apart. */
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

/** Where a link leads. Whether there is such a page is known only when all content is. */
export function address(label: string, hint?: string): z.ZodType<Href, Href> {
  const field = z.string().regex(/^(\/(?!\/)|https:\/\/.|mailto:.|tel:.)\S*$/, {
    error: ({ input }) =>
      `is "${input}", which leads nowhere. ` +
      'Begin with / for a page of this site, or with https://, mailto: or tel:.',
  });
  return typed<Href>(
    field.meta(
      aboutField(
        label,
        hint ?? 'A page of this site, such as /jobs, or an address that begins with https://',
      ),
    ),
  );
}

/** The name of a file, until the pipeline puts the picture itself in its place. */
export type PictureName = z.infer<typeof pictureName>;

const pictureName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]*\.(jpe?g|png|webp|avif|svg)$/, {
    error: ({ input }) =>
      `is "${input}", which is not the name of a picture. ` +
      'Save it as a JPEG (photos) or an SVG (drawings), in lower case without spaces: planting-day.jpg.',
  })
  .brand<'picture'>()
  .meta({ ...aboutField('File'), picture: 'any' });

const drawingName = pictureName
  .refine((name) => name.endsWith('.svg'), {
    error: 'is a photo, and the page says that pictures are drawn. Take a drawing instead.',
  })
  .meta({ ...aboutField('Drawing'), picture: 'drawing' });

const alt = longText('Description', {
  hint: 'What matters in the picture, for people who cannot see it.',
});

/** A photo or a drawing. */
export const picture = group('Picture', { file: pictureName, alt });

/** Never a photo. */
export const drawing = group('Drawing', { file: drawingName, alt });

/** The title of a page or section, with the text below it. */
export function titleAndText(label: string) {
  return group(label, { title: text('Title'), text: longText('Text') });
}

/** A line of a list of facts. */
export const fact = group('Fact', { term: text('What'), fact: text('Fact') });

/** One of several things that a page tells of, side by side. */
export function textCard(label: string) {
  return group(label, { title: text('Title'), description: longText('Description') });
}

function aboutField(title: string, hint?: string) {
  return { title, ...(hint && { description: hint }) };
}

/** Zod knows that it is a text, and we know what the pattern lets through. */
function typed<Kind extends string>(field: z.ZodType<string, string>): z.ZodType<Kind, Kind> {
  return field as unknown as z.ZodType<Kind, Kind>;
}
