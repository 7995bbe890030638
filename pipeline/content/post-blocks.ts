import { Lexer, lexer, type Token, type Tokens, walkTokens } from 'marked';
import type { PictureFile } from '../../src/content/basic-types.ts';
import { address, type PictureName, picture } from '../../src/content/schema/fields.ts';
import type { BlogBlock, PostText } from '../../src/content/types.ts';
import { textContent } from '../../src/lib/posts.ts';

/** Content as its files have it: with the names of pictures in place of the pictures. */
type Unresolved<Content> = Content extends PictureFile
  ? PictureName
  : Content extends object
    ? { [Field in keyof Content]: Unresolved<Content[Field]> }
    : Content;

type Block = Unresolved<BlogBlock>;

export interface PostBody {
  blocks: Block[];
  errors: string[];
  /** At most one sentence, on pasted formatting that posts do not support and that is simplified. */
  notes: string[];
}

/** Reads the text of a post. The first paragraph is its opening. */
export function postBlocks(markdown: string): PostBody {
  const tokens = lexer(normaliseBullets(markdown));
  const all = tokensIn(tokens);
  const errors = new Set(all.flatMap((token) => errorOf(token) ?? []));
  const kinds = new Set(all.flatMap((token) => unsupportedFormat(token) ?? []));
  const [first, ...rest] = fixHeadingLevels(blocksOf(tokens));
  const notes = kinds.size > 0 ? [noteOn([...kinds])] : [];
  if (first?.type === 'paragraph') {
    const blocks: Block[] = [{ ...first, type: 'intro' }, ...rest];
    return { blocks, errors: [...errors], notes };
  }
  // A faulty picture is not among the blocks, and has an error of its own.
  if (first || errors.size === 0) errors.add(openingMissing(first));
  return { blocks: first ? [first, ...rest] : [], errors: [...errors], notes };
}

/** Also those of Word, from the private use area of a symbol font. */
const bullet = /^[^\S\n]*[·•●▪■◦○‣∙►➢✓✔\uf0a7\uf0b7\uf0d8\uf0fc][^\S\n]*/gm;

/** A single dash may be direct speech, or the name below a quote; "o" is Word's bullet of a nested list. */
const consecutiveBullets = /(?:^[^\S\n]*[-–—o][^\S\n]+.*(?:\n+|$)){2,}/gm;

/** Turns pasted bullet characters into Markdown lists. */
export function normaliseBullets(markdown: string): string {
  return markdown
    .replaceAll(bullet, '- ')
    .replaceAll(consecutiveBullets, (lines) => lines.replaceAll(/^(\s*)[–—o]\s+/gm, '$1- '));
}

function errorOf(token: Token): string | undefined {
  if (token.type === 'image') return pictureError(token as Tokens.Image);
  if (token.type !== 'link' || token['autolink']) return undefined;
  const { error } = address('').safeParse(token['href']);
  const words = textContent(inlineText(token.tokens ?? []));
  return error && `The link “${firstWords(words)}” ${error.issues[0]?.message}`;
}

function pictureError({ href, text }: Tokens.Image): string | undefined {
  if (!href) return undefined;
  const { error } = picture.shape.file.safeParse(href);
  // A pasted picture may have a long data URL in place of a name.
  if (error) return `A picture ${error.issues[0]?.message.replace(href, () => firstWords(href))}`;
  if (text.trim()) return undefined;
  return `The picture “${href}” has no description. Write what matters in it, for people who cannot see it.`;
}

/** Formatting that posts do not support: it is simplified. */
function unsupportedFormat(token: Token): string | undefined {
  switch (token.type) {
    case 'list':
      if (token['ordered']) return 'numbered lists';
      return token['items'].some(hasList) ? 'lists within lists' : undefined;
    case 'blockquote':
      return boxOf(token as Tokens.Blockquote) || isBlankBox(token) ? undefined : 'quotes';
    default:
      return unsupportedFormats[token.type];
  }
}

/** A box that the editor has just inserted. */
function isBlankBox({ raw }: Token): boolean {
  return /^[>*\s-]*$/.test(raw);
}

const unsupportedFormats: Record<string, string> = {
  table: 'tables',
  em: 'italics',
  del: 'crossed-out words',
  codespan: 'signs of code',
  html: 'HTML tags',
};

function hasList({ tokens }: Tokens.ListItem): boolean {
  return tokens.some(({ type }) => type === 'list');
}

function noteOn(kinds: string[]): string {
  const all = new Intl.ListFormat('en-GB').format(kinds);
  return `${all[0]?.toUpperCase()}${all.slice(1)} are shown as plain lists and text.`;
}

const names: Partial<Record<BlogBlock['type'], string>> = {
  heading: 'heading',
  list: 'list',
  callout: 'box',
  image: 'picture',
};

function openingMissing(first: Block | undefined): string {
  if (!first) return 'The text is empty. Write a paragraph: the first is the opening, set larger.';
  return `The text begins with a ${names[first.type]}. Write a paragraph above it: the opening, set larger.`;
}

/** Subheadings above the first heading become headings, so that no heading level is skipped. */
function fixHeadingLevels(blocks: Block[]): Block[] {
  const first = blocks.findIndex(({ type }) => type === 'heading');
  return blocks.map((block, index) =>
    block.type === 'subheading' && (first === -1 || index < first)
      ? { ...block, type: 'heading' }
      : block,
  );
}

function blocksOf(tokens: Token[]): Block[] {
  return tokens.flatMap((token) => {
    const box = token.type === 'blockquote' && boxOf(token as Tokens.Blockquote);
    if (token.type === 'blockquote' && !box) return blocksOf(token.tokens ?? []);
    const block = box || blockOf(token);
    return [...(block ? [block] : []), ...tokensIn([token]).flatMap(picturesOf)];
  });
}

function blockOf(token: Token): Block | undefined {
  switch (token.type) {
    case 'heading': {
      const text = inlineText([token]);
      const type = token['depth'] > 2 ? 'subheading' : 'heading';
      return hasWords(text) ? { type, text } : undefined;
    }
    case 'list': {
      const items = itemsOf(token as Tokens.List);
      return items.length > 0 ? { type: 'list', items } : undefined;
    }
    case 'table':
      return rowsOf(token as Tokens.Table);
    case 'html':
    case 'code':
      return paragraphOf(Lexer.lexInline(token['text']));
    default:
      return paragraphOf([token]);
  }
}

function paragraphOf(tokens: Token[]): Block | undefined {
  const text = inlineText(tokens);
  return hasWords(text) ? { type: 'paragraph', text } : undefined;
}

/** A quote that begins with a bold line and goes on with a list. */
function boxOf({ tokens }: Tokens.Blockquote): Block | undefined {
  const [title, list, ...more] = tokens.filter(({ type }) => type !== 'space');
  const [bold, ...rest] = title?.type === 'paragraph' ? (title.tokens ?? []) : [];
  const isBox = bold?.type === 'strong' && rest.length === 0 && more.length === 0;
  if (!isBox || list?.type !== 'list') return undefined;
  return {
    type: 'callout',
    title: textContent(inlineText([bold])),
    items: itemsOf(list as Tokens.List),
  };
}

/** Flattens nested lists. */
function itemsOf({ items }: Tokens.List): PostText[] {
  return items
    .flatMap(({ tokens }) => [
      inlineText(tokens.filter(({ type }) => type !== 'list')),
      ...tokens
        .filter(({ type }) => type === 'list')
        .flatMap((list) => itemsOf(list as Tokens.List)),
    ])
    .filter(hasWords);
}

/** A list with an entry for each row; one row alone is a paragraph. */
function rowsOf({ header, rows }: Tokens.Table): Block | undefined {
  const items = [header, ...rows]
    .map((cells) => cells.map(({ tokens }) => inlineText(tokens)).filter(hasWords))
    .map((cells) => cells.flatMap((words, index) => (index > 0 ? [', ', ...words] : words)))
    .filter(hasWords);
  const [first, ...more] = items;
  if (!first) return undefined;
  return more.length > 0 ? { type: 'list', items } : { type: 'paragraph', text: first };
}

/** `![What it shows](planting-day.jpg "Caption")`; without a file an empty frame. */
function picturesOf(token: Token): Block[] {
  if (token.type !== 'image' || errorOf(token)) return [];
  const { href, text, title } = token as Tokens.Image;
  if (!href) return [{ type: 'image' }];
  const file = picture.shape.file.parse(href);
  return [{ type: 'image', picture: { file, alt: text, ...(title && { caption: title }) } }];
}

/** The tokens and all their descendants. */
function tokensIn(tokens: Token[]): Token[] {
  const all: Token[] = [];
  void walkTokens(tokens, (token) => {
    all.push(token);
  });
  return all;
}

function inlineText(tokens: Token[]): PostText {
  return tokens.flatMap(inlineParts);
}

function inlineParts(token: Token): PostText {
  switch (token.type) {
    case 'image':
      return [];
    case 'html':
      return token.raw.startsWith('<br') ? [' '] : [];
    case 'br':
    case 'space':
      return [' '];
    case 'strong': {
      const words = inlineText(token.tokens ?? []);
      return hasWords(words) ? [{ type: 'bold', words }] : [];
    }
    case 'link': {
      const words = inlineText(token.tokens ?? []);
      const { data: href } = address('').safeParse(token['href']);
      return href && hasWords(words) ? [{ type: 'link', href, words }] : words;
    }
    default:
      if ('tokens' in token && token.tokens) return inlineText(token.tokens);
      return 'text' in token ? [token.text.replaceAll(/[ \n]+/g, ' ')] : [];
  }
}

function hasWords(text: PostText): boolean {
  return textContent(text).trim() !== '';
}

function firstWords(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
