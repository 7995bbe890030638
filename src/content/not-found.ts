import { notFound } from './labels.ts';
import { organisation } from './organisation.ts';
import type { PageHead } from './types.ts';

export const head: PageHead = {
  title: notFound.headTitle,
  description: `There is no page at this address. Go to the home page of ${organisation.name} and start from there.`,
};
