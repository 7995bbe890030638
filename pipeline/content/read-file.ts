import { parse } from 'yaml';
import { idFix, isPlainId } from '../../src/content/schema/fields.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { fieldProblems } from './check-fields.ts';
import { plainText, plainTexts } from './plain-text.ts';
import { postBlocks } from './post-blocks.ts';
import { isRecord, type Problem } from './problems.ts';

/** What a file in content/ holds, with names of pictures in place of pictures, and what is wrong with it. */
export interface ReadFile {
  data: Record<string, unknown>;
  problems: Problem[];
  /** What is shown plainer than it was pasted, if anything. */
  notes?: string[];
}

/** Reads a file and checks it on its own. `path` is that below content/, such as posts/planting-day.md. */
export function readFile(path: string, text: string): ReadFile {
  const kind = kindOf(path);
  if (!kind) return unreadable(path, `is a file that nobody reads. ${where}`);
  // Windows begins files and ends lines with signs of its own.
  const lines = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  try {
    if (kind.ending === 'yaml') return readEntry(path, parse(lines));
    const [, fields, body = ''] = /^---\n(.*?)\n---(?:\n|$)(.*)$/s.exec(lines) ?? [];
    // The empty line in place of the dashes keeps the numbers of lines right.
    if (fields) return readEntry(path, parse(`\n${fields}`), body);
  } catch (error) {
    return unreadable(path, `${error instanceof Error ? error.message : error}\n${quotes}`);
  }
  return unreadable(
    path,
    'does not begin with its title, date and so on between two lines of three dashes, ---.',
  );
}

/** Checks what a file holds, once its text is read: that of a post in fields and the Markdown below them. */
export function readEntry(path: string, written: unknown, body?: string): ReadFile {
  const file = `content/${path}`;
  const kind = kindOf(path);
  const fields = plainTexts(written);
  const data = isRecord(fields) ? fields : {};
  const problems = kind ? fieldProblems(file, kind.schema, fields) : [];
  if (kind?.id === undefined) return { data, problems };
  if (!isPlainId(kind.id)) {
    const text = `has a name that cannot be used in an address. ${idFix}`;
    problems.push({ file, path: [], text });
  }
  if (body === undefined) return { data: { id: kind.id, ...data }, problems };
  const { blocks, notes, ...post } = postBlocks(plainText(body));
  problems.push(...post.problems.map((text) => ({ file, path: [], text })));
  return { data: { id: kind.id, ...data, content: blocks }, problems, notes };
}

const endings = { calls: 'yaml', posts: 'md' } as const;

const where =
  `Posts stand in content/posts and end with .md, calls in content/calls and end with .yaml, pictures in content/pictures; ` +
  `the other files are ${Object.keys(files).join(', ')}. Correct its name, or delete it.`;

const quotes = `A text with a colon or another sign in it stands in quotes: title: 'Driver: north'`;

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
  return { data: {}, problems: [{ file: `content/${path}`, path: [], text }] };
}
