import { head, parts as words } from '../content/blog.ts';
import type { BlogSummary, Link, PageHead } from '../content/types.ts';

/** A page with so many posts, each with its picture, keeps its budget (docs/performance.md). */
export const postsAPart = 12;

/** What a page of the blog lists: all posts, or, once they are many, a part of them. */
export type BlogList = BlogSummary[] | BlogPart;

/** The words come with the posts, so that no script holds them as long as there are no parts. */
export interface BlogPart {
  posts: BlogSummary[];
  head: PageHead;
  /** Which part it is, such as "Page 2 of 3". */
  place: string;
  /** What a screen reader calls the links. */
  name: string;
  newer?: Link;
  older?: Link;
}

/** Every page that lists posts, by its path. The posts come newest first. */
export function blogLists(posts: BlogSummary[]): Map<string, BlogList> {
  const all = Math.ceil(posts.length / postsAPart);
  if (all <= 1) return new Map([['/blog', posts]]);
  const numbers = Array.from({ length: all }, (_, index) => index + 1);
  return new Map(numbers.map((number) => [pathOf(number), partOf(posts, number, all)]));
}

function partOf(posts: BlogSummary[], number: number, all: number): BlogPart {
  const fill = (text: string) =>
    text.replace('{number}', String(number)).replace('{all}', String(all));
  const { title, description } = words.head;
  return {
    posts: posts.slice((number - 1) * postsAPart, number * postsAPart),
    head: number === 1 ? head : { title: fill(title), description: fill(description) },
    place: fill(words.place),
    name: words.name,
    ...(number > 1 && { newer: { label: words.newer, href: pathOf(number - 1) } }),
    ...(number < all && { older: { label: words.older, href: pathOf(number + 1) } }),
  };
}

function pathOf(number: number): '/blog' | `/blog/page/${number}` {
  return number === 1 ? '/blog' : `/blog/page/${number}`;
}
