/** What the files of a folder contain. The editor replaces this module by one with what is being edited. */
import type { Announcement, BlogPost } from './types.ts';

const postFiles = import.meta.glob<BlogPost>('#content/posts/*.md', {
  eager: true,
  import: 'default',
});
const callFiles = import.meta.glob<Announcement>('#content/calls/*.yaml', {
  eager: true,
  import: 'default',
});

export const allPosts = Object.values(postFiles);
export const allCalls = Object.values(callFiles);
