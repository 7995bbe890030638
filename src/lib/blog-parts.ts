import { head, parts as words } from '../content/blog.ts';
import type { BlogPost, Link, PageHead } from '../content/types.ts';

/** A page with so many posts, each with its picture, keeps its budget (docs/performance.md). */
const postsAPart = 12;

/** A page that lists posts: all of them, or, once they are many, a part. */
export interface BlogList {
  path: '/blog' | `/blog/page/${number}`;
  head: PageHead;
  posts: BlogPost[];
  /** Which part it is, such as "Page 2 of 3", where there are several. */
  place?: string;
  newer?: Link;
  older?: Link;
}

/** Every page that lists posts. The posts come newest first. */
export function blogLists(posts: BlogPost[]): BlogList[] {
  const all = Math.max(1, Math.ceil(posts.length / postsAPart));
  return Array.from({ length: all }, (_, index) => listOf(posts, index + 1, all));
}

function listOf(posts: BlogPost[], number: number, all: number): BlogList {
  const fill = (text: string) =>
    text.replace('{number}', String(number)).replace('{all}', String(all));
  const { title, description } = number === 1 ? head : words.head;
  const listed = posts.slice((number - 1) * postsAPart, number * postsAPart);
  return {
    path: pathOf(number),
    head: { title: fill(title), description: fill(description), picture: listed[0]?.image },
    posts: listed,
    ...(all > 1 && { place: fill(words.place) }),
    ...(number > 1 && { newer: { label: words.newer, href: pathOf(number - 1) } }),
    ...(number < all && { older: { label: words.older, href: pathOf(number + 1) } }),
  };
}

function pathOf(number: number): BlogList['path'] {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
}
