/**
 * Lays out the sections whose layout was deferred while the page arrived (`content-visibility: auto`), one in each idle moment: all
 * at once would block the main thread of a slow phone. From then on everything has its real height.
 */
export async function layOutDeferred(): Promise<void> {
  for (const section of document.querySelectorAll('[data-deferred] .deferred-layout')) {
    await idle();
    section.classList.remove('deferred-layout');
    // Forces layout now: several idle moments may come before the browser's next frame.
    section.getClientRects();
  }
  delete document.documentElement.dataset['deferred'];
}

/** Resolves when the main thread is idle, after a second at the latest. Safari has no `requestIdleCallback`. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve);
  });
}
