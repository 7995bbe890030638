import { organisation } from '../content/organisation.ts';
import type { PageHead } from '../content/types.ts';

/** What a page's module gives the router beside its component: the words for the document's head. */
export interface PageHandle<Data = unknown> {
  /** Takes what the page's loader returned, where it has one. */
  head: (data: Data) => PageHead;
  /** Whether a visitor may have to leave it at once, unseen. */
  isPrivate?: true;
}

/** The title as the browser's tab shows it. */
export function documentTitle(head: PageHead): string {
  return `${head.title} – ${organisation.name}`;
}

export function isPrivate(handle: unknown): boolean {
  return isPageHandle(handle) && handle.isPrivate === true;
}

/** The words for the head of the page that a matched route shows. */
export function headOf(handle: unknown, data: unknown): PageHead {
  if (!isPageHandle(handle)) throw new Error('This page exports no `handle` with a `head`.');
  return handle.head(data);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle;
}
