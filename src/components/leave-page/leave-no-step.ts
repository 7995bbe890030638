import { hasModifier } from '../../lib/has-modifier.ts';
import { focusStart } from '../arrival/focus-start.ts';
import { onThreePresses } from './on-three-presses.ts';

/**
 * Whoever leaves a private page in a hurry leaves all of it: neither leaving nor going about the page adds a step to the
 * history to which Back could lead. This does not wait for React, and does without it where it never comes.
 */
export function leaveNoStep(): void {
  onThreePresses('Shift', () => leave(wayOut()));
  addEventListener('click', follow);
  startAtWayOut();
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented) return;
  if (link === wayOut()) {
    event.preventDefault();
    leave(link);
  } else if (!hasModifier(event) && isToThisPage(link)) goWithin(link, event);
}

/** The page is covered, its title too, before the next one comes. */
function leave(link: HTMLAnchorElement | null): void {
  if (!link) return;
  document.documentElement.dataset['left'] = '';
  document.title = link.host;
  location.replace(link.href);
}

function goWithin(link: HTMLAnchorElement, event: Event): void {
  if (link.hash === '#main') {
    // Skipping the header says nothing about the place, so the address stays as it is, and with it the chosen tab.
    event.preventDefault();
    const main = document.getElementById('main');
    main?.scrollIntoView();
    main?.focus({ preventScroll: true });
  } else if (wayOut()) {
    event.preventDefault();
    location.replace(link.href);
  }
}

/** The first Tab goes to the way out, also where the address names a place further down, after which browsers would go on. */
function startAtWayOut(): void {
  let isInUse = false;
  addEventListener('pointerdown', () => {
    isInUse = true;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    const isUnasked = !isInUse && document.activeElement === document.body;
    isInUse = true;
    if (isUnasked && location.hash && wayOut()) focusStart('');
  });
}

function isToThisPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname;
}

function wayOut(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('a[data-leave]');
}
