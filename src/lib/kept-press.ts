import { hasModifier } from './has-modifier.ts';

/** So long a press may wait; then it is kinder to say so. */
const patience = 15_000;

/** What only React can answer: see components/scripted.tsx. Menus and links work by themselves. */
const needsReact = '.scripted-controls button, [type=submit]';

/** Who does any of this has gone on. No `pointerup` comes from a finger that only moves the page. */
export const signsOfGoingOn = ['pointerup', 'keydown', 'input', 'click', 'pagehide'] as const;

export interface KeptPress {
  /** Keeps no more presses, and gives the control whose press waits still. */
  end: () => HTMLElement | undefined;
}

/**
 * Keeps a press on what only React can answer, and shows on the control that it waits. Enter in a form is a press on its
 * button, too. Whatever the visitor does next takes its place; one that nobody answers is given up.
 */
export function keepPress(giveUp: () => void): KeptPress {
  const listening = new AbortController();
  let pressed: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop() {
    clearTimeout(timer);
    pressed?.removeAttribute('aria-busy');
    pressed = undefined;
  }

  function keep(event: MouseEvent) {
    if (hasModifier(event) || !(event.target instanceof Element)) return;
    pressed = event.target.closest<HTMLElement>(needsReact) ?? undefined;
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.setAttribute('aria-busy', 'true');
    timer = setTimeout(giveUp, patience);
  }

  const options = { capture: true, signal: listening.signal };
  for (const sign of signsOfGoingOn) addEventListener(sign, drop, options);
  addEventListener('click', keep, options);

  return {
    end() {
      const waiting = pressed;
      listening.abort();
      drop();
      return waiting;
    },
  };
}
