import { elementOf } from './element-of.ts';

/** How long a press may wait, in milliseconds; after that the page says that nobody answers it. */
const patience = 15_000;

/** What only React can answer, until it does; links in the same place work by themselves. */
const waitsForReact = '[data-scripted="soon"] [data-needs-react] button';

/** Whoever does any of this waits for the press no longer. No `pointerup` comes from a finger that only moves the page. */
export const signsOfGoingOn = ['pointerup', 'keydown', 'input', 'pagehide', 'click'] as const;

/**
 * Keeps a press on what only React can answer, and shows on the control that it waits. Enter in a form is a press on its
 * button, too. Whatever the visitor does next takes its place; one that nobody answers is given up.
 * The function that it gives back tells the control whose press still waits, and drops it.
 */
export function keepPress(giveUp: () => void): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop() {
    clearTimeout(timer);
    if (pressed) pressed.ariaBusy = null;
    pressed = null;
  }

  function keep(event: MouseEvent) {
    pressed = elementOf(event).closest(waitsForReact);
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.ariaBusy = 'true';
    timer = setTimeout(giveUp, patience);
  }

  for (const sign of signsOfGoingOn) addEventListener(sign, drop, true);
  addEventListener('click', keep, true);

  return () => {
    const waiting = pressed;
    drop();
    return waiting;
  };
}
