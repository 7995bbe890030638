import { idleMoment } from '../lib/idle-moment.ts';

/**
 * Lays out what could wait while the page arrived, a part in each idle moment: all at once would keep a slow phone from
 * answering. From then on everything has its true height.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll('[data-deferred] .deferred-layout')) {
    await idleMoment();
    part.classList.remove('deferred-layout');
    // Several such moments may come before the browser lays out by itself.
    part.getClientRects();
  }
  delete document.documentElement.dataset['deferred'];
}
