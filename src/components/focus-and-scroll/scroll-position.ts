/*
 * The router's own <ScrollRestoration> jumps to the panel whenever a tab is chosen, and writes to the visitor's storage.
 * Here each history entry carries its position itself, so it outlives a reload and nothing is stored.
 */

import type { Location } from 'react-router';

/** Some browsers refuse more than a hundred changes of history in half a minute. */
const restDelay = 300;

/** Keeps the position of the page that is shown in its history entry, and gives back the way to stop. */
export function keepScrollPosition(shown: () => Location): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let resting: ReturnType<typeof setTimeout> | undefined;

  function onScroll() {
    clearTimeout(resting);
    resting = setTimeout(keep, restDelay);
  }

  function keep() {
    if (!isAt(shown())) return;
    if (history.state?.scrollY !== scrollY) history.replaceState({ ...history.state, scrollY }, '');
  }

  // Within the site we scroll ourselves; when the document is left, the browser takes over again.
  function takeOver() {
    history.scrollRestoration = 'manual';
  }

  function handBack() {
    history.scrollRestoration = 'auto';
  }

  takeOver();
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('click', keep, { capture: true, signal });
  addEventListener('pageshow', takeOver, { signal });
  addEventListener('pagehide', handBack, { signal });
  return () => {
    clearTimeout(resting);
    handBack();
    listeners.abort();
  };
}

/** On the way to another page, or place, the history may be there already while the old one is still shown. */
function isAt({ key, pathname, search, hash }: Location): boolean {
  // Entries that the browser makes for places on a page have no key of their own.
  const isSameEntry = (history.state?.key ?? 'default') === key;
  return isSameEntry && window.location.href.endsWith(pathname + search + hash);
}

/** Goes to where this history entry was left, and tells whether that is known. */
export function scrollBack(): boolean {
  const position: unknown = history.state?.scrollY;
  if (typeof position !== 'number') return false;
  scrollTo(0, position);
  return true;
}

/** Goes to the place the address names, or to the top. */
export function scrollToStart(hash: string): void {
  const place = document.getElementById(hash.slice(1));
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}
