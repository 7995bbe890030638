/** Every call in content/calls, the newest first. */
import { newestFirst } from './newest-first.ts';
import type { Announcement } from './types.ts';

const files = import.meta.glob<Announcement>('#content/calls/*.yaml', {
  eager: true,
  import: 'default',
});

export const calls: Announcement[] = newestFirst(Object.values(files));
