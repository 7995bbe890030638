import { supportUsLabels } from './labels.ts';
import { organisation } from './organisation.ts';
import type { Action } from './types.ts';

/** Does nothing until content/organisation.yaml says where it leads. */
export const supportUs: Action & { soon: string } = {
  ...supportUsLabels,
  href: organisation.supportUs,
};
