import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageHead } from '../content/types.ts';
import { addressOf } from '../lib/address-of.ts';
import { documentTitle } from '../lib/page-head.ts';

/**
 * Keeps the document's title, description and address those of the page shown, after the first page came with its own. On
 * phones the browser's own Share gives that address away.
 */
export function useDocumentHead(head: PageHead): void {
  const { pathname } = useLocation();

  useLayoutEffect(() => {
    document.title = documentTitle(head);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', addressOf(pathname));
  }, [head, pathname]);
}
