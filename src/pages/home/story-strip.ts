/** The stories side by side in a strip that the browser scrolls and snaps; here it becomes a ring. */
export interface StoryStrip {
  /** One story on, or one back. */
  turn: (step: 1 | -1) => void;
  stop: () => void;
}

/** Not all browsers say when scrolling ends: it has when nothing has moved for so long. */
const restAfter = 150;
/** Between two stories the browser is about to snap to one of them; if it does not, we do. */
const snapAfter = 500;

/**
 * Makes the strip a ring. While it rests, one story lies before the chosen one and the others behind it, so a finger can go either
 * way. Only their `order` changes, together with the place to which the strip is scrolled: nothing moves on the screen.
 */
export function startStrip(viewport: HTMLElement, onChoose: (story: number) => void): StoryStrip {
  const stories = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const count = stories.length;
  /** The place of the chosen story; with two stories there is none before it. */
  const home = count > 2 ? 1 : 0;
  const listeners = new AbortController();
  let first = 0;
  // The browser's search may have come here before, to another story than the first.
  let chosen = storyInSight(viewport);
  let isTurning = false;
  let isHeld = false;
  let isSelecting = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function storyAt(place: number): number {
    return (first + place + count) % count;
  }

  /** Puts a story into a place of the strip, and that place into sight. */
  function arrange(story: number, place: number) {
    first = (story - place + count) % count;
    for (const [index, element] of stories.entries()) {
      element.style.order = String((index - first + count) % count);
    }
    viewport.scrollLeft = place * widthOf(viewport);
  }

  function choose(story: number) {
    if (story === chosen) return;
    chosen = story;
    hideOthers();
    onChoose(story);
  }

  /** For screen readers. Not `inert`: the browser's own search would not find their words. */
  function hideOthers() {
    for (const [index, element] of stories.entries()) {
      element.ariaHidden = index === chosen ? null : 'true';
    }
  }

  function settle(isOverdue = false) {
    if (isHeld) return;
    if (!isTurning && !isOverdue && isBetweenStories(viewport)) {
      rest = setTimeout(settle, snapAfter, true);
      return;
    }
    // A turn ends at the story it was for, wherever it has come to.
    if (!isTurning) choose(storyAt(storyInSight(viewport)));
    arrange(chosen, home);
    setTurning(false);
  }

  /** Meanwhile nothing snaps: the browser would go back to the story that it had snapped to when their order changes. */
  function setTurning(value: boolean) {
    isTurning = value;
    viewport.style.scrollSnapType = value ? 'none' : '';
  }

  function settleSoon() {
    clearTimeout(rest);
    rest = setTimeout(settle, restAfter);
  }

  function hold() {
    isHeld = true;
    setTurning(false);
  }

  function release() {
    isHeld = false;
    settleSoon();
  }

  function listen(
    events: string[],
    listener: (event: Event) => void,
    target: EventTarget = viewport,
  ) {
    for (const event of events) {
      target.addEventListener(event, listener, { passive: true, signal: listeners.signal });
    }
  }

  listen(['scroll'], () => {
    // Some browsers scroll on when a mouse selects words beyond the edge.
    if (isSelecting && !isTurning) arrange(chosen, home);
    settleSoon();
  });
  listen(['touchstart'], hold);
  listen(['pointerdown'], (event) => {
    isSelecting = event instanceof PointerEvent && event.pointerType === 'mouse';
  });
  listen(
    ['pointerup', 'pointercancel'],
    () => {
      isSelecting = false;
    },
    window,
  );
  listen(['touchend', 'touchcancel'], release);
  // The strip may have been scrolled while it had another width, as when the whole page is captured in one screenshot.
  listen(['resize'], () => !isHeld && arrange(chosen, home), window);
  // What scrolls must be in reach of the keyboard.
  viewport.tabIndex = 0;
  hideOthers();
  settle();

  return {
    turn(step) {
      setTurning(true);
      // Of two stories the other one lies where the turn goes. A turn that is still under way is over now.
      const from = home || (step === 1 ? 0 : 1);
      arrange(chosen, from);
      choose(storyAt(from + step));
      viewport.scrollTo({
        left: (from + step) * widthOf(viewport),
        behavior: wantsLessMotion() ? 'instant' : 'smooth',
      });
    },
    stop() {
      clearTimeout(rest);
      listeners.abort();
    },
  };
}

/** The place in sight: at first, while they lie in their own order, the story itself. */
function storyInSight(viewport: Element): number {
  return Math.round(viewport.scrollLeft / widthOf(viewport));
}

function isBetweenStories(viewport: Element): boolean {
  const place = viewport.scrollLeft / widthOf(viewport);
  return Math.abs(place - Math.round(place)) > 0.02;
}

function widthOf(viewport: Element): number {
  return viewport.getBoundingClientRect().width;
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
