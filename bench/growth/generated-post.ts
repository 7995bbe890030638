import sharp from 'sharp';
import type { BlogBlock, BlogPost, IsoDate } from '../../src/content/types.ts';
import { type Writer, writerOf } from './writer.ts';

interface GeneratedPost extends Omit<BlogPost, 'image'> {
  /** The words for its picture. */
  alt: string;
  /** The name of its picture. */
  picture: string;
}

/** Photos weigh most in the list, so many posts have one; in a thousand the build would be busy with photos alone. */
const postsWithPhotos = 100;

/** Everyday words that are names of Tailwind's classes too: a stylesheet made from posts would grow by them. */
const wordsLikeClasses = [
  ...['border', 'filter', 'container', 'visible', 'shadow', 'static', 'transition', 'collapse'],
  ...['underline', 'inline', 'rounded', 'shrink', 'blur', 'italic', 'resize', 'truncate'],
];

const authors = ['The E-YESS Uganda team', 'Grace', 'Daniel', 'Joan', 'Peter', 'Sarah'];
const categories = ['Youth voices', 'Health', 'Climate', 'Equality', 'From the field'];

/** A post with as many words as a real one. The same number always gives the same post. */
export function generatedPost(number: number, vocabulary: string[]): GeneratedPost {
  const writer = writerOf(vocabulary, number);
  // A word longer at most, and a title may have 44 characters.
  const title = writer.words(writer.between(18, 30));
  const content = contentOf(writer, number);
  const words = JSON.stringify(content).split(' ').length;
  const id = `${title.toLowerCase().replaceAll(' ', '-')}-${number}`;
  return {
    id,
    title,
    excerpt: writer.sentence(writer.between(105, 140)),
    date: dayBefore('2025-09-29', number),
    author: writer.pick(authors),
    category: writer.pick(categories),
    readTime: `${Math.ceil(words / 200)} min read`,
    content,
    alt: writer.words(writer.between(70, 110)),
    picture: `${id}.${number <= postsWithPhotos ? 'jpg' : 'svg'}`,
  };
}

/** The file that an editor would have written. */
export function postFile({ alt, picture, ...post }: GeneratedPost): string {
  return `import picture from '../../pictures/${picture}?picture';

export const post = {
  ...${JSON.stringify(post)},
  image: { file: picture, alt: ${JSON.stringify(alt)} },
};
`;
}

/** The picture file, unlike that of any other post. */
export function pictureFile({ picture }: GeneratedPost, number: number): Promise<Buffer> | string {
  if (picture.endsWith('.jpg')) return photo(number);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><circle r="${number}"/></svg>`;
}

/** As wide as real ones, and so with as many versions, but so flat that these take little time to make. */
function photo(number: number): Promise<Buffer> {
  const { between } = writerOf([], number);
  const dots = Uint8Array.from({ length: 16 * 3 }, () => between(0, 255));
  return sharp(dots, { raw: { width: 16, height: 1, channels: 3 } })
    .resize(1280, 8, { fit: 'fill' })
    .jpeg()
    .toBuffer();
}

function contentOf(writer: Writer, number: number): BlogBlock[] {
  return [
    { type: 'intro', text: writer.paragraph(3) },
    { type: 'paragraph', text: writer.paragraph(5) + rareWord(number) },
    ...Array.from({ length: writer.between(3, 5) }, () => chapterOf(writer)).flat(),
    { type: 'callout', title: writer.words(36), items: listOf(writer) },
    { type: 'paragraph', text: writer.paragraph(4) },
  ];
}

function chapterOf(writer: Writer): BlogBlock[] {
  return [
    { type: 'heading', text: writer.words(writer.between(24, 44)) },
    { type: 'paragraph', text: writer.paragraph(5) },
    { type: 'subheading', text: writer.words(30) },
    { type: 'list', items: listOf(writer) },
    { type: 'paragraph', text: writer.paragraph(4) },
  ];
}

function listOf(writer: Writer): string[] {
  return Array.from({ length: 3 }, () => writer.sentence(70));
}

/** One post in twenty says something that no post before it has said. */
function rareWord(number: number): string {
  const word = wordsLikeClasses[number / 20 - 1];
  return word ? ` And we spoke about what is ${word} here.` : '';
}

function dayBefore(day: IsoDate, days: number): IsoDate {
  const time = Date.parse(day) - days * 24 * 60 * 60 * 1000;
  return new Date(time).toISOString().slice(0, 10) as IsoDate;
}
