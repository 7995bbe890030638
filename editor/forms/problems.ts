import { siteProblems } from '../../pipeline/content/check-site.ts';
import type { ContentFiles, Place } from '../../pipeline/content/problems.ts';
import { readEntry } from '../../pipeline/content/read-file.ts';
import { isPlainId } from '../../src/content/schema/fields.ts';
import type { FormData } from './entry-data.ts';
import { isKnownPicture, knownFiles, withPhotoNames } from './known-content.ts';
import { plainName } from './photo.ts';
import { labelsOf, placeInForms } from './places.ts';

interface Problems {
  /** What keeps this entry from being saved. */
  here: string[];
  /** The labels of fields that are still empty: a new entry is empty all over, which one line can say. */
  empty: string[];
  /** What was pasted and becomes something else. */
  notes: string[];
  /** What will have to be changed in other forms, too. */
  elsewhere: string[];
}

/** What is wrong with an entry, in the sentences of the build. */
export function problemsOf(form: FormData): Problems {
  const file = `content/${form.path}`;
  const known = knownFiles();
  const fields = JSON.parse(withPhotoNames(JSON.stringify(form.fields)));
  const read = readEntry(form.path, fields, form.body && withPhotoNames(form.body));
  // A new post has no address yet that a link could lead to.
  const data = form.isNew ? { ...read.data, id: undefined } : read.data;
  const others = siteProblems({ ...known, [file]: data }, isKnownPicture);
  const problems: Problems = {
    here: [...copiedDays(form, known), ...takenAddress(form)],
    empty: [],
    notes: read.notes ?? [],
    elsewhere: jobsOfNewCall(form, known),
  };
  for (const problem of [...read.problems, ...others]) {
    const { path, text } = problem;
    const name = labelsOf(file, path).join(' › ');
    if (problem.file !== file) problems.elsewhere.push(`${placeInForms(problem)} ${text}`);
    else if (text.startsWith('The text is empty')) problems.empty.push('Text');
    else if (isBlank(fields, path)) problems.empty.push(name);
    else problems.here.push(name ? `${name} ${text}` : text);
  }
  return { ...problems, empty: [...new Set(problems.empty)] };
}

/** Whether nothing stands in a field: whatever is said of it, it has to be filled first. */
function isBlank(fields: unknown, path: Place['path']): boolean {
  const value = path.reduce<unknown>((here, step) => Object(here)[step], fields);
  return value === undefined || value === null || String(value).trim() === '';
}

/** The end of the address of a new entry comes from its title. */
function takenAddress({ isNew, fields }: FormData): string[] {
  const name = plainName(String(fields['title'] ?? ''));
  return isNew && name && !isPlainId(name)
    ? [`Title “${fields['title']}” gives an address that is taken. Write another one.`]
    : [];
}

/** A job that leads to the calls takes the deadline of the new one, and seems to be open again. */
function jobsOfNewCall({ path, isNew, fields }: FormData, known: ContentFiles): string[] {
  const jobs = known['content/jobs.yaml']?.['jobs'];
  if (!isNew || !path.startsWith('calls/') || !fields['featured'] || !Array.isArray(jobs))
    return [];
  return jobs
    .filter(({ link }) => link === '/announcements')
    .map(
      ({ title }) =>
        `Jobs › “${title}” leads to this call and takes its deadline. If that job is over, remove it there.`,
    );
}

/** A call that begins as a copy of another is not posted on the same day. */
export function copiedDays({ path, isNew, fields }: FormData, known: ContentFiles): string[] {
  if (!isNew || !path.startsWith('calls/')) return [];
  const { date, deadline } = fields;
  const [, copied] =
    Object.entries(known).find(
      ([file, call]) =>
        file.startsWith('content/calls/') && call['date'] === date && call['deadline'] === deadline,
    ) ?? [];
  if (!copied) return [];
  return [`Posted on and Deadline are those of “${copied['title']}”. Write the days of this call.`];
}
