import { parseDocument, type YAMLParseError } from 'yaml';

/** What a file's text holds, or what keeps one from reading it: "line 3 …". */
export type ReadText =
  | { data: unknown; body?: { text: string; firstLine: number } }
  | { problem: string };

export function readYaml(text: string): ReadText {
  if (text.trim() === '')
    return { problem: 'is empty. Bring back what stood in it, or delete the file.' };
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { problem: inOurWords(error, text) };
  try {
    return { data: document.toJS() };
  } catch {
    // A text that begins with * stands for another that is not there.
    return { problem: `has a text that begins with *. ${quotes("'* a text'")}` };
  }
}

/** A post: fields between two lines of dashes, and below them the text. */
export function readMarkdown(text: string): ReadText {
  const [, above = '', below = ''] = /^---\n(.*?)\n---(?:\n|$)(.*)$/s.exec(text) ?? [];
  if (!above) {
    return {
      problem:
        'line 1 is not a line of three dashes, ---. A post begins with its title, date and so on between two such lines.',
    };
  }
  const read = readYaml(`\n${above}`);
  if ('problem' in read) return read;
  return { ...read, body: { text: below, firstLine: above.split('\n').length + 3 } };
}

function inOurWords({ code, linePos, message }: YAMLParseError, text: string): string {
  const line = linePos?.[0].line ?? 1;
  return `line ${line} ${wordsFor(code, text.split('\n')[line - 1] ?? '', message)}`;
}

function wordsFor(code: string, line: string, message: string): string {
  const [, field = 'title', value = ''] = /^[\s-]*([\w-]+):\s*(.*)$/.exec(line) ?? [];
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return `has a colon inside a text. ${quotes(`${field}: '${value.replaceAll("'", "''")}'`)}`;
    case 'TAB_AS_INDENT':
      return 'begins with a tab. Use spaces in its place, as many as the line above has.';
    case 'DUPLICATE_KEY':
      return `has the field ${field} for the second time in one entry. An entry of a list begins with a dash and a space: "- ". If one is missing here, add it; else delete this line.`;
    case 'MISSING_CHAR':
      return message.includes('quote')
        ? 'ends a text that begins with a quote and has none at its end. Add it.'
        : 'stands neither below the line before it nor at its side. Entries of a list begin with a dash and a space, and their fields stand exactly below each other.';
    case 'UNEXPECTED_TOKEN':
      return `goes on after the end of a text in quotes. If the text has an apostrophe in it, write the curly one, ’, or the straight one twice, ''.`;
    case 'BAD_SCALAR_START':
      return `begins a text with a sign that has a meaning of its own here. ${quotes(`${field}: '${value}'`)}`;
    default:
      return `cannot be read (${message.split('\n')[0]?.replace(/ at line .*/, '')}). Compare it with the lines above and below; a text with signs in it stands in quotes: ${field}: '…'`;
  }
}

function quotes(example: string): string {
  return `Put the text in quotes: ${example}`;
}
