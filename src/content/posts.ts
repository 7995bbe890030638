/** Every post in content/posts, the newest first. A new file there is all it takes. */
import { newestFirst } from './newest-first.ts';
import type { BlogPost } from './types.ts';

const files = import.meta.glob<BlogPost>('#content/posts/*.md', { eager: true, import: 'default' });

export const posts: BlogPost[] = newestFirst(Object.values(files));
