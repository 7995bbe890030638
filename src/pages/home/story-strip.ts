export interface StoryStrip {
  /** To the next or the previous story. */
  turn: (step: 1 | -1) => void;
  stop: () => void;
}

/** Debounce: scrolling has ended after this time without a scroll event. Not all browsers have `scrollend`. */
const scrollEndMs = 150;
/** Between two stories the browser should snap to one of them; if it does not in this time, we do. */
const snapTimeoutMs = 500;

/**
 * Makes a horizontally scrolling strip a loop. At rest one story is before the current one and the others are after it, so that a
 * visitor can swipe both ways. Only `order` and the scroll position change, at the same time: nothing moves on the screen.
 */
export function startStrip(viewport: HTMLElement, onChange: (story: number) => void): StoryStrip {
  const stories = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const count = stories.length;
  /** The position of the current story at rest; with two stories there is none before it. */
  const home = count > 2 ? 1 : 0;
  const listeners = new AbortController();
  let first = 0;
  // The browser's search may have scrolled to another story than the first.
  let current = visiblePosition(viewport);
  let isTurning = false;
  let isHeld = false;
  let isSelecting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function storyAt(position: number): number {
    return (first + position + count) % count;
  }

  /** Moves a story to a position of the strip, and scrolls there. */
  function arrange(story: number, position: number) {
    first = (story - position + count) % count;
    for (const [index, element] of stories.entries()) {
      element.style.order = String((index - first + count) % count);
    }
    viewport.scrollLeft = position * widthOf(viewport);
  }

  function select(story: number) {
    if (story === current) return;
    current = story;
    hideOthers();
    onChange(story);
  }

  /** For screen readers. Not `inert`, which excludes the stories from the browser's search. */
  function hideOthers() {
    for (const [index, element] of stories.entries()) {
      element.ariaHidden = index === current ? null : 'true';
    }
  }

  function settle(isOverdue = false) {
    if (isHeld) return;
    if (!isTurning && !isOverdue && isBetweenStories(viewport)) {
      timer = setTimeout(settle, snapTimeoutMs, true);
      return;
    }
    // A turn ends at its target, even if it was interrupted.
    if (!isTurning) select(storyAt(visiblePosition(viewport)));
    arrange(current, home);
    setTurning(false);
  }

  /** Without snapping: otherwise the browser returns to the last snapped story when the order changes. */
  function setTurning(value: boolean) {
    isTurning = value;
    viewport.style.scrollSnapType = value ? 'none' : '';
  }

  function settleDebounced() {
    clearTimeout(timer);
    timer = setTimeout(settle, scrollEndMs);
  }

  function hold() {
    isHeld = true;
    setTurning(false);
  }

  function release() {
    isHeld = false;
    settleDebounced();
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
    // Some browsers scroll when a mouse selects text beyond the edge.
    if (isSelecting && !isTurning) arrange(current, home);
    settleDebounced();
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
  // The width may change, also for a full-page screenshot.
  listen(['resize'], () => !isHeld && arrange(current, home), window);
  // A scroll container must be focusable.
  viewport.tabIndex = 0;
  hideOthers();
  settle();

  return {
    turn(step) {
      setTurning(true);
      // With two stories the other one is moved to where the turn goes. This ends a turn in progress.
      const from = home || (step === 1 ? 0 : 1);
      arrange(current, from);
      select(storyAt(from + step));
      viewport.scrollTo({
        left: (from + step) * widthOf(viewport),
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
    },
    stop() {
      clearTimeout(timer);
      listeners.abort();
    },
  };
}

/** The visible position; before the first reordering it is the index of the story. */
function visiblePosition(viewport: Element): number {
  return Math.round(viewport.scrollLeft / widthOf(viewport));
}

function isBetweenStories(viewport: Element): boolean {
  const position = viewport.scrollLeft / widthOf(viewport);
  return Math.abs(position - Math.round(position)) > 0.02;
}

function widthOf(viewport: Element): number {
  return viewport.getBoundingClientRect().width;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
