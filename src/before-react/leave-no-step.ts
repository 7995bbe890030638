import { hasModifier } from '../lib/has-modifier.ts';
import { elementOf } from './element-of.ts';
import { onThreePresses } from './on-three-presses.ts';

/**
 * Whoever leaves a page by its quick exit leaves all of it: neither leaving nor going about the page adds a step to the
 * history to which Back could lead. This does not wait for React, and does without it where it never comes. Where it has
 * been called before, it does nothing.
 */
export function leaveNoStep(): void {
  const { dataset } = document.documentElement;
  if ('leaves' in dataset) return;
  dataset['leaves'] = '';
  onThreePresses('Shift', () => leave(wayOut()));
  addEventListener('click', follow);
  addEventListener('keydown', startAtWayOut);
}

function follow(event: MouseEvent): void {
  const link = elementOf(event).closest('a');
  const exit = wayOut();
  if (!link || !exit || event.defaultPrevented) return;
  if (link === exit) {
    event.preventDefault();
    leave(exit);
  } else if (link.pathname === location.pathname && !hasModifier(event)) {
    event.preventDefault();
    if (link.hash === '#main') {
      // Skipping the header says nothing about the place, so the address stays as it is, and with it the chosen tab.
      const main = document.getElementById('main');
      main?.focus();
      main?.scrollIntoView();
    } else {
      location.replace(link.href);
    }
  }
}

/** The page is covered, its title too, before the next one comes. */
function leave(link: HTMLAnchorElement | null): void {
  if (!link) return;
  document.documentElement.dataset['left'] = '';
  document.title = link.host;
  location.replace(link.href);
}

/** The first Tab leads to the way out. By themselves browsers begin at the place that the address names. */
function startAtWayOut(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  removeEventListener('keydown', startAtWayOut);
  const exit = wayOut();
  if (!exit || hasModifier(event) || document.activeElement !== document.body) return;
  event.preventDefault();
  exit.focus();
}

function wayOut(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[data-leave]');
}
