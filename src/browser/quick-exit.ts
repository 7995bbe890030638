import { hasModifier, targetElement } from '../lib/dom-events.ts';

/** The longest time between two key presses. */
const maxPauseMs = 2000;

/**
 * For pages that a visitor may have to leave at once. Neither the exit nor links within the page add an entry to the history, so
 * Back does not lead to the page. Shift pressed three times is an exit, too.
 */
export function initQuickExit(): void {
  const exit = document.querySelector<HTMLAnchorElement>('a[data-quick-exit]');
  if (!exit) return;
  onTripleKey('Shift', () => leave(exit));
  addEventListener('click', (event) => navigateWithoutHistory(event, exit));
  addEventListener('keydown', function onFirstTab(event) {
    if (event.key !== 'Tab') return;
    removeEventListener('keydown', onFirstTab);
    // The first Tab goes to the exit; browsers would start at the fragment in the URL.
    if (hasModifier(event) || document.activeElement !== document.body) return;
    event.preventDefault();
    exit.focus();
  });
}

function navigateWithoutHistory(event: MouseEvent, exit: HTMLAnchorElement): void {
  const link = targetElement(event).closest('a');
  if (!link || event.defaultPrevented) return;
  if (link === exit) {
    event.preventDefault();
    leave(exit);
  } else if (link.pathname === location.pathname && !hasModifier(event)) {
    event.preventDefault();
    if (link.hash === '#main') {
      // The skip link must not replace the hash, which names the selected tab.
      const main = document.getElementById('main');
      main?.focus();
      main?.scrollIntoView();
    } else {
      location.replace(link.href);
    }
  }
}

/** Hides the page and its title until the next page has loaded. */
function leave(exit: HTMLAnchorElement): void {
  document.documentElement.dataset['exiting'] = '';
  document.title = exit.host;
  location.replace(exit.href);
}

/** Calls `act` when a key is pressed three times in a row, alone. */
function onTripleKey(key: string, act: () => void): void {
  let presses = 0;
  let last = 0;
  let isAlone = false;

  function reset() {
    presses = 0;
    isAlone = false;
  }

  addEventListener('pointerdown', reset);
  addEventListener('keydown', (event) => {
    if (event.key === key) isAlone = true;
    else reset();
  });
  // On keyup, because only then is it clear that the key was not a modifier of another key or of a click.
  addEventListener('keyup', (event) => {
    if (event.key !== key || !isAlone) return;
    presses = event.timeStamp - last < maxPauseMs ? presses + 1 : 1;
    last = event.timeStamp;
    if (presses === 3) act();
  });
}
