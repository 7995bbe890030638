import { Lexer, lexer, type Token, type Tokens, walkTokens } from 'marked';
import { address, type PictureName, picture } from '../../src/content/schema/fields.ts';
import type { BlogBlock, PictureFile, PostText } from '../../src/content/types.ts';
import { wordsIn } from '../../src/lib/post-words.ts';

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
  /** At most one sentence, on pasted formatting that is shown plainer. */
  notes: string[];
}

/** Reads the text of a post. The first paragraph is its opening. */
export function postBlocks(markdown: string): PostBody {
  const tokens = lexer(withDashes(markdown));
  const all = tokensIn(tokens);
  const errors = new Set(all.flatMap((token) => errorOf(token) ?? []));
  const kinds = new Set(all.flatMap((token) => plainerKind(token) ?? []));
  const [first, ...rest] = headingsInOrder(blocksOf(tokens));
  const notes = kinds.size > 0 ? [noteOn([...kinds])] : [];
  if (first?.type === 'paragraph') {
    const blocks: Block[] = [{ ...first, type: 'intro' }, ...rest];
    return { blocks, errors: [...errors], notes };
  }
  // A picture that is wrong is not among the blocks, and has a sentence of its own.
  if (first || errors.size === 0) errors.add(openingMissing(first));
  return { blocks: first ? [first, ...rest] : [], errors: [...errors], notes };
}

/** Also those that Word takes from a font of signs. */
const bullet = /^[^\S\n]*[·•●▪■◦○‣∙►➢✓✔\uf0a7\uf0b7\uf0d8\uf0fc][^\S\n]*/gm;

/** Alone it may be a line of speech, or the name below a quote; "o" is Word's bullet of a list within a list. */
const bulletsInSuccession = /(?:^[^\S\n]*[-–—o][^\S\n]+.*(?:\n+|$)){2,}/gm;

/** Lists whose bullets were pasted as signs become Markdown's. */
export function withDashes(markdown: string): string {
  return markdown
    .replaceAll(bullet, '- ')
    .replaceAll(bulletsInSuccession, (lines) => lines.replaceAll(/^(\s*)[–—o]\s+/gm, '$1- '));
}

function errorOf(token: Token): string | undefined {
  if (token.type === 'image') return pictureError(token as Tokens.Image);
  if (token.type !== 'link' || token['autolink']) return undefined;
  const { error } = address('').safeParse(token['href']);
  const words = wordsIn(wordsOf(token.tokens ?? []));
  return error && `The link “${firstWords(words)}” ${error.issues[0]?.message}`;
}

function pictureError({ href, text }: Tokens.Image): string | undefined {
  if (!href) return undefined;
  const { error } = picture.shape.file.safeParse(href);
  // A picture that was pasted may bring all its data in place of a name.
  if (error) return `A picture ${error.issues[0]?.message.replace(href, () => firstWords(href))}`;
  if (text.trim()) return undefined;
  return `The picture “${href}” has no description. Write what matters in it, for people who cannot see it.`;
}

/** What stands plainer on the page than in the text. */
function plainerKind(token: Token): string | undefined {
  switch (token.type) {
    case 'list':
      if (token['ordered']) return 'numbered lists';
      return token['items'].some(hasList) ? 'lists within lists' : undefined;
    case 'blockquote':
      return boxOf(token as Tokens.Blockquote) || isBlankBox(token) ? undefined : 'quotes';
    default:
      return plainerKinds[token.type];
  }
}

/** A box into which nothing was typed yet. */
function isBlankBox({ raw }: Token): boolean {
  return /^[>*\s-]*$/.test(raw);
}

const plainerKinds: Record<string, string> = {
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

/** Subheadings above the first heading become headings: a screen reader's list must not skip a level. */
function headingsInOrder(blocks: Block[]): Block[] {
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
      const text = wordsOf([token]);
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
  const text = wordsOf(tokens);
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
    title: wordsIn(wordsOf([bold])),
    items: itemsOf(list as Tokens.List),
  };
}

/** The entries of a list within a list follow the one that they belong to. */
function itemsOf({ items }: Tokens.List): PostText[] {
  return items
    .flatMap(({ tokens }) => [
      wordsOf(tokens.filter(({ type }) => type !== 'list')),
      ...tokens
        .filter(({ type }) => type === 'list')
        .flatMap((list) => itemsOf(list as Tokens.List)),
    ])
    .filter(hasWords);
}

/** A list with an entry for each row; one row alone is a paragraph. */
function rowsOf({ header, rows }: Tokens.Table): Block | undefined {
  const items = [header, ...rows]
    .map((cells) => cells.map(({ tokens }) => wordsOf(tokens)).filter(hasWords))
    .map((cells) => cells.flatMap((words, index) => (index > 0 ? [', ', ...words] : words)))
    .filter(hasWords);
  const [first, ...more] = items;
  if (!first) return undefined;
  return more.length > 0 ? { type: 'list', items } : { type: 'paragraph', text: first };
}

/** `![What it shows](planting-day.jpg "Caption")`; without a file the frame alone. */
function picturesOf(token: Token): Block[] {
  if (token.type !== 'image' || errorOf(token)) return [];
  const { href, text, title } = token as Tokens.Image;
  if (!href) return [{ type: 'image' }];
  const file = picture.shape.file.parse(href);
  return [{ type: 'image', picture: { file, alt: text, ...(title && { caption: title }) } }];
}

/** These and all within them. */
function tokensIn(tokens: Token[]): Token[] {
  const all: Token[] = [];
  void walkTokens(tokens, (token) => {
    all.push(token);
  });
  return all;
}

function wordsOf(tokens: Token[]): PostText {
  return tokens.flatMap(partsOf);
}

function partsOf(token: Token): PostText {
  switch (token.type) {
    case 'image':
      return [];
    case 'html':
      return token.raw.startsWith('<br') ? [' '] : [];
    case 'br':
    case 'space':
      return [' '];
    case 'strong': {
      const words = wordsOf(token.tokens ?? []);
      return hasWords(words) ? [{ type: 'bold', words }] : [];
    }
    case 'link': {
      const words = wordsOf(token.tokens ?? []);
      const { data: href } = address('').safeParse(token['href']);
      return href && hasWords(words) ? [{ type: 'link', href, words }] : words;
    }
    default:
      if ('tokens' in token && token.tokens) return wordsOf(token.tokens);
      return 'text' in token ? [token.text.replaceAll(/[ \n]+/g, ' ')] : [];
  }
}

function hasWords(text: PostText): boolean {
  return wordsIn(text).trim() !== '';
}

function firstWords(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
