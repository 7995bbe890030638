import { targetElement } from '../lib/dom-events.ts';

/** A click waits this long for its island. */
const timeoutMs = 15_000;

/** A button of an island that is not hydrated yet. Links in an island work without it. */
const pendingButton = '[data-scripted="yes"] [data-island]:not([data-hydrated]) button';

/** Any of these cancels a pending click. `pointerup` does not fire when a finger scrolls the page. */
const cancelEvents = ['pointerup', 'keydown', 'input', 'pagehide', 'click'];

/**
 * Keeps a click on a button until its island is hydrated, and marks the button as busy. Enter in a form is a click on its button,
 * too. The next action of the visitor cancels it. `take` returns the button that was clicked, once.
 */
export function queueClicks(
  load: (island: HTMLElement) => void,
  onLoadFailed: () => void,
): { take: () => HTMLElement | null } {
  let clicked: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    if (clicked) clicked.ariaBusy = null;
    clicked = null;
  }

  function keep(event: Event) {
    clicked = targetElement(event).closest<HTMLElement>(pendingButton);
    if (!clicked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.ariaBusy = 'true';
    timer = setTimeout(onLoadFailed, timeoutMs);
    // Screen readers and voice control click without a pointer or key event.
    const island = clicked.closest<HTMLElement>('[data-island]');
    if (island) load(island);
  }

  for (const type of cancelEvents) addEventListener(type, cancel, true);
  addEventListener('click', keep, true);

  return {
    take() {
      const button = clicked;
      cancel();
      return button;
    },
  };
}
