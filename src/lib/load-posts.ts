import type { BlogPost } from '../content/types.ts';
import { type BlogList, blogLists } from './blog-parts.ts';
import { memoize } from './memoize.ts';
import { postPath } from './post-path.ts';

/*
 * While prerendering, posts come straight from content. In the browser each comes from a small file beside its page,
 * so the scripts stay the same size however many posts there are.
 */
const fromContent = import.meta.env.SSR || import.meta.env.DEV;

const listFile = memoize((address) => fetchJson<BlogList>(address));
const postFile = memoize((address) => fetchJson<BlogPost>(address));

/** What the page at a path lists, or null where no page lists posts. */
export async function loadPosts(path: string): Promise<BlogList | null> {
  if (!fromContent) return listFile(`${path}.json`);
  const { posts } = await import('../content/posts.ts');
  const summaries = posts.map(({ content: _, ...summary }) => summary);
  return blogLists(summaries).get(path) ?? null;
}

export async function loadPost(id: string): Promise<BlogPost | null> {
  if (!fromContent) return postFile(`${postPath(encodeURIComponent(id))}.json`);
  const { posts } = await import('../content/posts.ts');
  return posts.find((post) => post.id === id) ?? null;
}

/** What the file holds, or null where there is no such file. */
async function fetchJson<T>(address: string): Promise<T | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} could not be loaded (status ${response.status}).`);
  return response.json();
}
