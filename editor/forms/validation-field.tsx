import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { siteErrors } from '../../pipeline/content/check-site.ts';
import type { ContentValue } from '../../pipeline/content/content-errors.ts';
import { readEntry } from '../../pipeline/content/read-file.ts';
import { isPlainId } from '../../src/content/schema/fields.ts';
import { isKnownPicture, known, withPhotoNames } from './content-store.ts';
import { type Entry, type FormData, formData, slugOf } from './entry-data.ts';
import { fullLabelOf, labelsOf } from './labels.ts';

/** Lists the errors of the whole entry in the words of the build, and blocks saving. */
export class ValidationField extends Component<CustomFieldControlProps> {
  validate() {
    const { field, entry } = this.props;
    const source = String(field.get('source' as 'name'));
    return validateEntry(formData(source, entry as Entry | undefined));
  }

  isValid = async () => {
    // Sveltia asks right after a change, a moment before it passes the changed entry.
    await new Promise((done) => setTimeout(done, 60));
    const isGood = this.validate().errors.length === 0;
    return isGood || { error: { message: 'Not saved yet. Nothing you typed is lost.' } };
  };

  override render() {
    const { errors, notes, elsewhere } = this.validate();
    return (
      <div id={this.props.forID} role="status" style={{ fontSize: 14, lineHeight: 1.5 }}>
        <style>{stickyCss}</style>
        {errors.length === 0 && <div data-good="">Nothing is wrong: you can save.</div>}
        <List of={errors} title="Before you can save:" />
        <List of={notes} title="This is how the text is shown:" />
        <List of={elsewhere} title="Afterwards, elsewhere:" />
      </div>
    );
  }
}

/** Sticky below the form. It comes first in the document because Sveltia renders fields only when they scroll into view. */
const stickyCss = `
  :has(> [data-key-path="validation"]) {
    display: flex;
    flex-direction: column;
    scroll-padding-block-end: 6rem;
  }
  :has(> [data-key-path="validation"]) > * {
    flex: none;
  }
  [data-key-path="validation"] {
    position: sticky !important;
    inset-block-end: 0;
    /* Above the buttons of the text. */
    z-index: 101;
    order: 1;
    max-block-size: 35vh;
    overflow-y: auto;
    margin-block-start: auto;
    padding-block: 8px !important;
    border-block-start: 1px solid var(--sui-primary-border-color);
    background: var(--sui-secondary-background-color);
  }
  /* Sveltia clears its alert only when this field changes, which it never does. */
  [data-key-path="validation"]:has([data-good]) [role="alert"] {
    display: none;
  }
  [data-key-path="validation"] > header {
    display: none !important;
  }
`;

function List({ title, of }: { title: string; of: string[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <div>{title}</div>
      <ul style={{ margin: '4px 0 8px', paddingInlineStart: 20 }}>
        {of.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

interface Validation {
  /** They block saving. */
  errors: string[];
  /** Pasted formatting that is shown plainer. */
  notes: string[];
  /** What has to be changed in other forms afterwards. */
  elsewhere: string[];
}

export function validateEntry(form: FormData): Validation {
  const file = `content/${form.path}`;
  const fields = JSON.parse(withPhotoNames(JSON.stringify(form.fields)));
  const read = readEntry(form.path, fields, form.body && withPhotoNames(form.body));
  // A new post has no address yet that a link could lead to.
  const data = form.isNew ? { ...read.data, id: undefined } : read.data;
  const others = siteErrors({ ...known.files, [file]: data }, isKnownPicture);
  const result: Validation = {
    errors: [...copiedDays(form), ...takenAddress(form)],
    notes: read.notes ?? [],
    elsewhere: jobsOfNewCall(form),
  };
  const empty = new Set<string>();
  for (const error of [...read.errors, ...others]) {
    const { path, text } = error;
    const name = labelsOf(file, path).join(' › ');
    if (error.file !== file) result.elsewhere.push(`${fullLabelOf(error)} ${text}`);
    else if (text.startsWith('The text is empty')) empty.add('Text');
    else if (isBlank(fields, path)) empty.add(name);
    else result.errors.push(name ? `${name} ${text}` : text);
  }
  if (empty.size > 0) result.errors.push(`Still empty: ${[...empty].join(', ')}.`);
  return result;
}

/** An empty field may break several rules: the list says only that it is empty. */
function isBlank(fields: unknown, path: ContentValue['path']): boolean {
  const value = path.reduce<unknown>((here, step) => Object(here)[step], fields);
  return value === undefined || value === null || String(value).trim() === '';
}

/** The end of the address of a new entry comes from its title. */
function takenAddress({ isNew, fields }: FormData): string[] {
  const name = slugOf(String(fields['title'] ?? ''));
  return isNew && name && !isPlainId(name)
    ? [`Title “${fields['title']}” gives an address that is taken. Write another one.`]
    : [];
}

/** A job that links to the calls takes the deadline of the new one, and seems to be open again. */
function jobsOfNewCall({ path, isNew, fields }: FormData): string[] {
  const jobs = known.files['content/jobs.yaml']?.['jobs'];
  if (!isNew || !path.startsWith('calls/') || !fields['featured'] || !Array.isArray(jobs))
    return [];
  return jobs
    .filter(({ link }) => link === '/announcements')
    .map(
      ({ title }) =>
        `Jobs › “${title}” leads to this call and takes its deadline. If that job is over, remove it there.`,
    );
}

/** A call that was duplicated still has the days of the original. */
export function copiedDays({ path, isNew, fields }: FormData, files = known.files): string[] {
  if (!isNew || !path.startsWith('calls/')) return [];
  const { date, deadline } = fields;
  const [, copied] =
    Object.entries(files).find(
      ([file, call]) =>
        file.startsWith('content/calls/') && call['date'] === date && call['deadline'] === deadline,
    ) ?? [];
  if (!copied) return [];
  return [`Posted on and Deadline are those of “${copied['title']}”. Write the days of this call.`];
}
