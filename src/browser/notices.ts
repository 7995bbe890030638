interface Notice {
  kind: 'success' | 'error';
  title?: string;
  text: string;
}

function noticeBox(): HTMLElement | null {
  return document.getElementById('notice');
}

/** Replaces the current notice. A success closes by itself after a while; an error stays until it is closed. */
export function showNotice({ kind, title, text }: Notice): void {
  closeNotice();
  const box = noticeBox();
  if (!box) return;
  const words = document.createElement('div');
  words.className = 'py-2 text-small';
  for (const line of [title, text]) {
    if (line) words.append(Object.assign(document.createElement('p'), { textContent: line }));
  }
  // A section is a landmark only while it has a name.
  box.ariaLabel = box.dataset['name'] ?? '';
  box.dataset['notice'] = kind;
  box.querySelector(kind === 'success' ? '[role="status"]' : '[role="alert"]')?.append(words);
  if (kind === 'success') closeAfter(readingTimeMs(`${title} ${text}`), words);
}

export function closeNotice(): void {
  const box = noticeBox();
  if (!box) return;
  box.ariaLabel = null;
  delete box.dataset['notice'];
  for (const region of box.querySelectorAll('[role]')) region.replaceChildren();
}

/** For a slow reader who first has to notice it. */
function readingTimeMs(text: string): number {
  return 5000 + 80 * text.length;
}

/** Checks every second. Hover or focus pauses the countdown, which then starts again. */
function closeAfter(timeMs: number, words: HTMLElement, leftMs = timeMs): void {
  setTimeout(() => {
    if (!words.isConnected) return;
    const isPaused = words.closest('#notice')?.matches(':hover, :focus-within');
    if (isPaused) closeAfter(timeMs, words);
    else if (leftMs > 1000) closeAfter(timeMs, words, leftMs - 1000);
    else closeNotice();
  }, 1000);
}

/** The close button and Escape close a notice and give the focus back. */
export function initNotices(): void {
  const box = noticeBox();
  let focusBefore: EventTarget | null = null;

  function close() {
    const hadFocus = box?.matches(':focus-within');
    closeNotice();
    const next = focusBefore instanceof HTMLElement ? focusBefore : document.getElementById('main');
    if (hadFocus) next?.focus({ preventScroll: true });
  }

  box?.querySelector('button')?.addEventListener('click', close);
  box?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  box?.addEventListener('focusin', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && box.contains(relatedTarget);
    if (!isInside) focusBefore = relatedTarget;
  });
}
