/** Every post in the blog folder, the newest first. A new file there is all it takes. */
import type { BlogPost } from './types.ts';

const files = import.meta.glob<BlogPost>('./blog/*.ts', { eager: true, import: 'post' });

export const posts: BlogPost[] = Object.values(files).sort(
  (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
);
