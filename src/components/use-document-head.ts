import { useLayoutEffect } from 'react';
import type { PageHead } from '../content/types.ts';
import { documentTitle } from '../lib/page-head.ts';

/** Keeps the document's title and description those of the page shown, after the first page came with its own. */
export function useDocumentHead(head: PageHead): void {
  useLayoutEffect(() => {
    document.title = documentTitle(head);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [head]);
}
