import { supportUs as words } from './labels.ts';
import { organisation } from './organisation.ts';
import type { Action } from './types.ts';

/** Does nothing until content/organisation.yaml says where it leads. */
export const supportUs: Action = {
  label: words.label,
  ...(organisation.supportUs && { href: organisation.supportUs }),
};
