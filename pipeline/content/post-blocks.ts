import { lexer, type Token, type Tokens } from 'marked';
import { picture } from '../../src/content/schema/fields.ts';
import type { BlogBlock } from '../../src/content/types.ts';
import type { Named } from './named.ts';

/** What a post's Markdown becomes, with names of pictures in place of the pictures. */
type NamedBlock = Named<BlogBlock>;

export interface PostBody {
  blocks: NamedBlock[];
  /** What cannot be shown, each with its line: "line 3 has …". */
  problems: string[];
}

const known =
  'Posts know paragraphs, headings (## and ###), lists (-), a box (> with a bold line and a list) and pictures.';

/** Reads the text of a post. The first paragraph is its opening. */
export function postBlocks(markdown: string, firstLine = 1): PostBody {
  const blocks: NamedBlock[] = [];
  const problems: string[] = [];
  let line = firstLine;
  for (const token of lexer(markdown)) {
    try {
      const block = blockOf(token);
      if (block) blocks.push(block);
    } catch (error) {
      if (!(error instanceof UnknownMarkdown)) throw error;
      problems.push(`line ${line + blankLinesBefore(token)} ${error.message}`);
    }
    line += countLines(token.raw);
  }
  const [first, ...rest] = blocks;
  if (first?.type === 'paragraph')
    return { blocks: [{ ...first, type: 'intro' }, ...rest], problems };
  if (problems.length === 0) problems.push(openingMissing(firstLine));
  return { blocks, problems };
}

class UnknownMarkdown extends Error {}

function blockOf(token: Token): NamedBlock | undefined {
  switch (token.type) {
    case 'space':
      return undefined;
    case 'paragraph': {
      const image = onlyImageOf(token);
      return image ? pictureOf(image) : { type: 'paragraph', text: plainText(token.tokens ?? []) };
    }
    case 'heading':
      return headingOf(token as Tokens.Heading);
    case 'list':
      return { type: 'list', items: itemsOf(token as Tokens.List) };
    case 'blockquote':
      return calloutOf(token as Tokens.Blockquote);
    default:
      throw new UnknownMarkdown(`has “${firstWords(token)}”, which a post cannot show. ${known}`);
  }
}

function headingOf({ depth, tokens }: Tokens.Heading): NamedBlock {
  const text = plainText(tokens);
  if (depth === 2) return { type: 'heading', text };
  if (depth === 3) return { type: 'subheading', text };
  throw new UnknownMarkdown(
    `has a heading with ${'#'.repeat(depth)}. Write ## for a heading and ### for a smaller one below it.`,
  );
}

function itemsOf({ ordered, items }: Tokens.List): string[] {
  if (ordered) {
    throw new UnknownMarkdown('has a list with numbers. Begin each entry with a dash instead.');
  }
  return items.map(({ tokens }) => {
    const [content, ...more] = tokens.filter(({ type }) => type !== 'space');
    if (!content || more.length > 0 || !['text', 'paragraph'].includes(content.type)) {
      throw new UnknownMarkdown(
        'has a list whose entries are more than a text each. Make them plain.',
      );
    }
    return plainText('tokens' in content ? (content.tokens ?? []) : []);
  });
}

function calloutOf({ tokens }: Tokens.Blockquote): NamedBlock {
  const [title, list, ...more] = tokens.filter(({ type }) => type !== 'space');
  const [bold, ...rest] = title?.type === 'paragraph' ? (title.tokens ?? []) : [];
  const isCallout =
    bold?.type === 'strong' && rest.length === 0 && list?.type === 'list' && more.length === 0;
  if (!isCallout) {
    throw new UnknownMarkdown(
      'has a quote that is no box. A box begins with a bold line, > **Title**, and has a list below it: > - One thing',
    );
  }
  return {
    type: 'callout',
    title: plainText((bold as Tokens.Strong).tokens),
    items: itemsOf(list as Tokens.List),
  };
}

function onlyImageOf(token: Token): Tokens.Image | undefined {
  const [only, ...rest] = ('tokens' in token && token.tokens) || [];
  return only?.type === 'image' && rest.length === 0 ? (only as Tokens.Image) : undefined;
}

/** `![What it shows](planting-day.jpg "Caption")`; without a file the frame alone. */
function pictureOf({ href, text, title }: Tokens.Image): NamedBlock {
  if (!href) return { type: 'image' };
  const { data: file, error } = picture.shape.file.safeParse(href);
  if (!file) throw new UnknownMarkdown(`has a picture whose name ${error?.issues[0]?.message}`);
  if (!text.trim()) {
    throw new UnknownMarkdown(
      `has a picture without a description. Write what matters in it between the brackets: ![Two girls read](${href})`,
    );
  }
  return { type: 'image', picture: { file, alt: text, ...(title && { caption: title }) } };
}

/** The text of a line in which nothing is marked. */
function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'text' || token.type === 'escape') return token.text;
      if (token.type === 'br') return ' ';
      // An address that is not marked as a link, but looks like one.
      if (token.type === 'link' && token.raw === token['text']) return token.raw;
      throw new UnknownMarkdown(
        `has “${firstWords(token)}”. Within a line a post shows plain text alone: take the signs around the words away.`,
      );
    })
    .join('')
    .replaceAll(/\s*\n\s*/g, ' ');
}

function firstWords({ raw }: Token): string {
  const [line = ''] = raw.trim().split('\n');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

function openingMissing(line: number): string {
  return `line ${line} begins with no paragraph. The first paragraph of a post is its opening, set larger: write one.`;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function blankLinesBefore({ raw }: Token): number {
  return countLines(/^\n*/.exec(raw)?.[0] ?? '');
}
