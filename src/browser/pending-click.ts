import { elementOf } from './element-of.ts';

/** How long a click may wait for its island, in milliseconds; after that the page says that nothing answers it. */
const timeoutMs = 15_000;

/** A button of an island that is not hydrated yet. Links in the same place work by themselves. */
const waiting = '[data-scripted="yes"] [data-island]:not([data-hydrated]) button';

/** After any of these the visitor waits no longer. No `pointerup` comes from a finger that only moves the page. */
const signsOfGoingOn = ['pointerup', 'keydown', 'input', 'pagehide', 'click'];

/**
 * Keeps a click on a button that its island cannot answer yet, and shows on the button that it waits. Enter in a form is a click
 * on its button, too. Whatever the visitor does next takes its place. `take` gives the button that still waits, and drops it.
 */
export function keepClicks(
  load: (island: HTMLElement) => void,
  giveUp: () => void,
): { take: () => HTMLElement | null } {
  let clicked: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop() {
    clearTimeout(timer);
    if (clicked) clicked.ariaBusy = null;
    clicked = null;
  }

  function keep(event: Event) {
    clicked = elementOf(event).closest<HTMLElement>(waiting);
    if (!clicked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.ariaBusy = 'true';
    timer = setTimeout(giveUp, timeoutMs);
    // A screen reader or a voice may click without a pointer or a key.
    const island = clicked.closest<HTMLElement>('[data-island]');
    if (island) load(island);
  }

  for (const sign of signsOfGoingOn) addEventListener(sign, drop, true);
  addEventListener('click', keep, true);

  return {
    take() {
      const button = clicked;
      drop();
      return button;
    },
  };
}
