import type { ReactNode } from 'react';
import { organisation } from '../content/organisation.ts';
import type { PageHead } from '../content/types.ts';

/** What a page's module gives the router beside its component. */
export interface PageHandle<Data = unknown> {
  /** The words for the document's head. Takes what the page's loader returned, where it has one. */
  head: (data: Data) => PageHead;
  /** What comes before all else, for a page that a visitor may have to leave at once, unseen. */
  leave?: ReactNode;
}

/** Search engines show so many characters of a title. */
export const longestTitle = 60;

/** The title as the browser's tab shows it: with our name, where there is room for it. */
export function documentTitle({ title }: PageHead): string {
  const named = `${title} – ${organisation.name}`;
  return named.length <= longestTitle ? named : title;
}

export function leaveOf(handle: unknown): ReactNode {
  return isPageHandle(handle) ? handle.leave : undefined;
}

/** The words for the head of the page that a matched route shows. */
export function headOf(handle: unknown, data: unknown): PageHead {
  if (!isPageHandle(handle)) throw new Error('This page exports no `handle` with a `head`.');
  return handle.head(data);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle;
}
