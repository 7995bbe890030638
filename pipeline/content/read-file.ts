import { parse } from 'yaml';
import type { z } from 'zod';
import { idFix, isPlainId } from '../../src/content/schema/fields.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { type ContentError, isRecord } from './content-errors.ts';
import { plainText, plainTexts } from './plain-text.ts';
import { postBlocks } from './post-blocks.ts';

/** The data has the names of pictures in place of the pictures. */
export interface ReadFile {
  data: Record<string, unknown>;
  errors: ContentError[];
  /** On pasted formatting that is simplified. */
  notes?: string[];
}

/** Reads a file and checks it on its own. `path` is that below content/, such as posts/planting-day.md. */
export function readFile(path: string, text: string): ReadFile {
  const kind = kindOf(path);
  if (!kind) return unreadable(path, `is a file that the site does not read. ${where}`);
  // Windows begins files with a byte order mark and ends lines with CRLF.
  const lines = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  try {
    if (kind.ending === 'yaml') return readEntry(path, parse(lines));
    const [, fields, body = ''] = /^---\n(.*?)\n---(?:\n|$)(.*)$/s.exec(lines) ?? [];
    // The empty line in place of the dashes keeps the line numbers in errors right.
    if (fields) return readEntry(path, parse(`\n${fields}`), body);
  } catch (error) {
    return unreadable(path, `${error instanceof Error ? error.message : error}\n${quotes}`);
  }
  return unreadable(
    path,
    'does not begin with its title, date and so on between two lines of three dashes, ---.',
  );
}

/** Checks parsed data: the fields and, of a post, the Markdown. */
export function readEntry(path: string, written: unknown, body?: string): ReadFile {
  const file = `content/${path}`;
  const kind = kindOf(path);
  const fields = plainTexts(written);
  const data = isRecord(fields) ? fields : {};
  const errors = kind ? fieldErrors(file, kind.schema, fields) : [];
  if (kind?.id === undefined) return { data, errors };
  if (!isPlainId(kind.id)) {
    const text = `has a name that cannot be used in an address. ${idFix}`;
    errors.push({ file, path: [], text });
  }
  if (body === undefined) return { data: { id: kind.id, ...data }, errors };
  const { blocks, notes, ...post } = postBlocks(plainText(body));
  errors.push(...post.errors.map((text) => ({ file, path: [], text })));
  return { data: { id: kind.id, ...data, content: blocks }, errors, notes };
}

function fieldErrors(file: string, schema: z.ZodType, data: unknown): ContentError[] {
  const issues = schema.safeParse(data, { reportInput: true }).error?.issues ?? [];
  return issues.map((issue) => ({
    file,
    path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
    text: textOf(issue),
  }));
}

/** In zod's words, except where a reader who does not program would be lost. */
function textOf(issue: z.core.$ZodIssue): string {
  // A message of our own schema, which continues the sentence after the name of the field.
  if (/^[a-z]/.test(issue.message)) return issue.message;
  if (issue.code === 'too_big' || issue.code === 'too_small') return wrongSize(issue);
  if (issue.input === undefined || issue.input === null) return 'is empty. Fill it in.';
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    return `is ${issue.input}, which is not read as a text. Put it in quotes: '${issue.input}'`;
  }
  return `cannot be used. ${issue.message}.`;
}

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [what, { length }] =
    issue.origin === 'array'
      ? ['entries', issue.input as unknown[]]
      : ['characters', String(issue.input)];
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  return `has ${length} ${what}. The page needs ${limit}.`;
}

const endings = { calls: 'yaml', posts: 'md' } as const;

const where =
  `Posts are in content/posts and end with .md, calls in content/calls and end with .yaml, pictures in content/pictures; ` +
  `the other files are ${Object.keys(files).join(', ')}. Correct its name, or delete it.`;

const quotes = `A text with a colon or another sign in it needs quotes: title: 'Driver: north'`;

function kindOf(path: string) {
  if (isKey(path, files)) return { schema: files[path], ending: 'yaml' };
  const [, folder = '', id = '', ending] = /^(\w+)\/([^/]+)\.(\w+)$/.exec(path) ?? [];
  if (!isKey(folder, folders) || ending !== endings[folder]) return undefined;
  return { schema: folders[folder], ending, id };
}

function isKey<Record extends object>(key: PropertyKey, record: Record): key is keyof Record {
  return Object.hasOwn(record, key);
}

function unreadable(path: string, text: string): ReadFile {
  return { data: {}, errors: [{ file: `content/${path}`, path: [], text }] };
}
