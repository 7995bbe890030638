import { hasModifier } from '../lib/has-modifier.ts';
import { elementOf } from './element-of.ts';

/** After a longer pause, in milliseconds, one press of Shift has nothing to do with the next. */
const longestPause = 2000;

/**
 * For pages that a visitor may have to leave at once: neither leaving nor going about the page adds a step to the history to which
 * Back could lead. Shift pressed three times leaves, too.
 */
export function answerQuickExit(): void {
  const exit = document.querySelector<HTMLAnchorElement>('a[data-leave]');
  if (!exit) return;
  onTripleKey('Shift', () => leave(exit));
  addEventListener('click', (event) => followWithoutStep(event, exit));
  addEventListener('keydown', function startAtExit(event) {
    if (event.key !== 'Tab') return;
    removeEventListener('keydown', startAtExit);
    // The first Tab leads to the exit. By themselves browsers begin at the place that the address names.
    if (hasModifier(event) || document.activeElement !== document.body) return;
    event.preventDefault();
    exit.focus();
  });
}

function followWithoutStep(event: MouseEvent, exit: HTMLAnchorElement): void {
  const link = elementOf(event).closest('a');
  if (!link || event.defaultPrevented) return;
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
function leave(exit: HTMLAnchorElement): void {
  document.documentElement.dataset['left'] = '';
  document.title = exit.host;
  location.replace(exit.href);
}

/** Acts when a key was pressed three times in a row by itself. */
function onTripleKey(key: string, act: () => void): void {
  let presses = 0;
  let last = 0;
  let isAlone = false;

  function startAnew() {
    presses = 0;
    isAlone = false;
  }

  addEventListener('pointerdown', startAnew);
  addEventListener('keydown', (event) => {
    if (event.key === key) isAlone = true;
    else startAnew();
  });
  // Only on release is it certain that the key was not held for another one, or for a click.
  addEventListener('keyup', (event) => {
    if (event.key !== key || !isAlone) return;
    presses = event.timeStamp - last < longestPause ? presses + 1 : 1;
    last = event.timeStamp;
    if (presses === 3) act();
  });
}
