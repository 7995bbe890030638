import { idFix, isPlainId } from '../../src/content/schema/fields.ts';
import { files, folders } from '../../src/content/schema/files.ts';
import { fieldProblems } from './check-fields.ts';
import { plainText } from './plain-text.ts';
import { postBlocks } from './post-blocks.ts';
import { readMarkdown, readYaml } from './read-text.ts';
import { isRecord } from './walk.ts';

/** What a file in content/ holds, with names of pictures in place of pictures, and what is wrong with it. */
export interface ReadFile {
  data: Record<string, unknown>;
  problems: string[];
}

/** Reads a file and checks it on its own. `path` is that below content/, such as posts/planting-day.md. */
export function readFile(path: string, text: string): ReadFile {
  const file = `content/${path}`;
  const kind = kindOf(path);
  if (!kind) return wrong(`${file} is a file that nobody reads. ${where}`);
  const plain = plainText(text);
  const read = kind.ending === 'md' ? readMarkdown(plain) : readYaml(plain);
  if ('problem' in read) return wrong(`${file}: ${read.problem}`);
  return readEntry(path, read.data, read.body);
}

/** Checks what a file holds, once its text is read: that of a post in fields and the Markdown below them. */
export function readEntry(
  path: string,
  fields: unknown,
  body?: { text: string; firstLine: number },
): ReadFile {
  const file = `content/${path}`;
  const kind = kindOf(path);
  const data = isRecord(fields) ? fields : {};
  const problems = kind ? fieldProblems(file, kind.schema, fields) : [];
  if (kind?.id === undefined) return { data, problems };
  if (!isPlainId(kind.id))
    problems.push(`${file}: the name of the file cannot be used in an address. ${idFix}`);
  if (!body) return { data: { id: kind.id, ...data }, problems };
  const post = postBlocks(body.text, body.firstLine);
  problems.push(...post.problems.map((sentence) => `${file}: ${sentence}`));
  return { data: { id: kind.id, ...data, content: post.blocks }, problems };
}

const endings = { calls: 'yaml', posts: 'md' } as const;

const where =
  `Posts stand in content/posts and end with .md, calls in content/calls and end with .yaml, pictures in content/pictures; ` +
  `the other files are ${Object.keys(files).join(', ')}. Correct its name, or delete it.`;

function kindOf(path: string) {
  if (isKey(path, files)) return { schema: files[path], ending: 'yaml' };
  const [, folder = '', id = '', ending] = /^(\w+)\/([^/]+)\.(\w+)$/.exec(path) ?? [];
  if (!isKey(folder, folders) || ending !== endings[folder]) return undefined;
  return { schema: folders[folder], ending, id };
}

function isKey<Record extends object>(key: PropertyKey, record: Record): key is keyof Record {
  return Object.hasOwn(record, key);
}

function wrong(problem: string): ReadFile {
  return { data: {}, problems: [problem] };
}
