import type { BlogPost, BlogSummary } from '../content/types.ts';
import { remember } from './remember.ts';

/*
 * While prerendering, posts come straight from content. In the browser each comes from a small file beside its page,
 * so the scripts stay the same size however many posts there are.
 */
const fromContent = import.meta.env.SSR || import.meta.env.DEV;

const listFile = remember((address) => fetchJson<BlogSummary[]>(address));
const postFile = remember((address) => fetchJson<BlogPost>(address));

export async function loadPosts(): Promise<BlogSummary[]> {
  if (!fromContent) return (await listFile('/blog.json')) ?? [];
  const { posts } = await import('../content/posts.ts');
  return posts.map(({ content: _, ...summary }) => summary);
}

export async function loadPost(id: string): Promise<BlogPost | null> {
  if (!fromContent) return postFile(`/blog/${encodeURIComponent(id)}.json`);
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
