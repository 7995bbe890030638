import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: 'Announcements',
  description: `Calls for volunteers, partners and ideas from ${organisation.name}: who we are looking for, how to apply, and by when.`,
};
