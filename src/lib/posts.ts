/** Posts: how the list is split into pages, and how long a post takes to read. */
import type { BlogBlock, BlogPost, Link, PageHead, PostText } from '../content/types.ts';

export const blogHead: PageHead = {
  title: 'Blog',
  description:
    'Notes from our work with girls, young women and communities in Uganda: what we see, what we learn and what we ask for.',
};

/** With more pictures the page would exceed its budget (docs/performance.md). */
const postsPerPage = 12;

const wordsPerMinute = 200;

/** A page that lists posts: all of them or, with pagination, some. */
export interface BlogPage {
  path: '/blog' | `/blog/page/${number}`;
  head: PageHead;
  posts: BlogPost[];
  /** Only with pagination. */
  position?: `Page ${number} of ${number}`;
  newer?: Link;
  older?: Link;
}

/** Every page that lists posts, the newest first. */
export function paginatePosts(posts: BlogPost[]): BlogPage[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, index) => blogPage(posts, index + 1, pageCount));
}

function blogPage(posts: BlogPost[], page: number, pageCount: number): BlogPage {
  const listed = posts.slice((page - 1) * postsPerPage, page * postsPerPage);
  const head = page === 1 ? blogHead : paginatedHead(page);
  return {
    path: listPath(page),
    head: { ...head, picture: listed[0]?.image },
    posts: listed,
    ...(pageCount > 1 && { position: `Page ${page} of ${pageCount}` }),
    ...(page > 1 && { newer: { label: 'Newer posts', href: listPath(page - 1) } }),
    ...(page < pageCount && { older: { label: 'Older posts', href: listPath(page + 1) } }),
  };
}

function paginatedHead(page: number): PageHead {
  return {
    title: `Blog, page ${page}`,
    description: `Older notes from our work in Uganda, the newest first: page ${page} of our blog.`,
  };
}

function listPath(page: number): BlogPage['path'] {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}

/** The text without formatting, like the DOM property of this name. */
export function textContent(text: PostText): string {
  return text.map((part) => (typeof part === 'string' ? part : textContent(part.words))).join('');
}

/** How long a post takes to read, such as "5 min read". */
export function readTime(content: BlogBlock[]): string {
  const wordCount = content.flatMap(textsIn).join(' ').match(/\S+/g)?.length ?? 0;
  const minutes = Math.max(1, Math.round(wordCount / wordsPerMinute));
  return `${minutes} min read`;
}

function textsIn(block: BlogBlock): string[] {
  switch (block.type) {
    case 'image':
      return [block.picture?.caption ?? ''];
    case 'callout':
      return [block.title, ...block.items.map(textContent)];
    case 'list':
      return block.items.map(textContent);
    default:
      return [textContent(block.text)];
  }
}
