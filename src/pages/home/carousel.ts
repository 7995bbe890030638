export interface Carousel {
  /** To the next or the previous story. */
  move: (step: 1 | -1) => void;
  stop: () => void;
}

/** Debounce: scrolling has ended after this time without a scroll event. Not all browsers have `scrollend`. */
const scrollEndMs = 150;
/** Between two stories the browser should snap to one of them; if it does not in this time, we do. */
const snapTimeoutMs = 500;

/**
 * Makes a horizontal scroll container a loop. At rest one story is before the current one and the others are after it, such as
 * `3 [1] 2`, so that a visitor can swipe both ways. To restore this, `order` and the scroll position change at the same time: nothing
 * moves on the screen.
 */
export function startCarousel(viewport: HTMLElement, onChange: (story: number) => void): Carousel {
  const stories = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const count = stories.length;
  /** The position of the current story at rest; with two stories there is none before it. */
  const restPosition = count > 2 ? 1 : 0;
  const listeners = new AbortController();
  let first = 0;
  // The browser's search may have scrolled to another story than the first.
  let current = visiblePosition(viewport);
  let isMoving = false;
  let isTouched = false;
  let isSelecting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function storyAt(position: number): number {
    return (first + position + count) % count;
  }

  /** Moves a story to a position of the row, and scrolls there. */
  function reorder(story: number, position: number) {
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

  function finishScroll(isSnapOverdue = false) {
    if (isTouched) return;
    if (!isMoving && !isSnapOverdue && isBetweenStories(viewport)) {
      timer = setTimeout(finishScroll, snapTimeoutMs, true);
      return;
    }
    // A move ends at its target, even if it was interrupted.
    if (!isMoving) select(storyAt(visiblePosition(viewport)));
    reorder(current, restPosition);
    setMoving(false);
  }

  /** Without snapping: otherwise the browser returns to the last snapped story when the order changes. */
  function setMoving(value: boolean) {
    isMoving = value;
    viewport.style.scrollSnapType = value ? 'none' : '';
  }

  function finishScrollDebounced() {
    clearTimeout(timer);
    timer = setTimeout(finishScroll, scrollEndMs);
  }

  function onTouchStart() {
    isTouched = true;
    setMoving(false);
  }

  function onTouchEnd() {
    isTouched = false;
    finishScrollDebounced();
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
    if (isSelecting && !isMoving) reorder(current, restPosition);
    finishScrollDebounced();
  });
  listen(['touchstart'], onTouchStart);
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
  listen(['touchend', 'touchcancel'], onTouchEnd);
  // The width may change, also for a full-page screenshot.
  listen(['resize'], () => !isTouched && reorder(current, restPosition), window);
  // A scroll container must be focusable.
  viewport.tabIndex = 0;
  hideOthers();
  finishScroll();

  return {
    move(step) {
      setMoving(true);
      // With two stories, puts the other one on the side to scroll to. This also ends a move in progress.
      const from = restPosition || (step === 1 ? 0 : 1);
      reorder(current, from);
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
