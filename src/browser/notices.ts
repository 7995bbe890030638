import { readingTime } from '../lib/reading-time.ts';

/** Words about what just happened, shown for a while above the page. */
interface Notice {
  kind: 'success' | 'error';
  title?: string;
  text: string;
}

function placeOfNotices(): HTMLElement | null {
  return document.getElementById('notice');
}

/** Shows a notice in place of the one before. Good news goes by itself after a while; an error stays until it is closed. */
export function showNotice({ kind, title, text }: Notice): void {
  closeNotice();
  const place = placeOfNotices();
  if (!place) return;
  const words = document.createElement('div');
  words.className = 'py-2 text-small';
  for (const line of [title, text]) {
    if (line) words.append(Object.assign(document.createElement('p'), { textContent: line }));
  }
  // With words the place is a landmark, which a section is by its name.
  place.ariaLabel = place.dataset['name'] ?? '';
  place.dataset['notice'] = kind;
  place.querySelector(kind === 'success' ? '[role="status"]' : '[role="alert"]')?.append(words);
  if (kind === 'success') closeInTime(words, readingTime(`${title} ${text}`));
}

export function closeNotice(): void {
  const place = placeOfNotices();
  if (!place) return;
  place.ariaLabel = null;
  delete place.dataset['notice'];
  for (const region of place.querySelectorAll('[role]')) region.replaceChildren();
}

/** Counts by the second. A pointer or the focus on the notice holds it, and gives it its full time again. */
function closeInTime(words: HTMLElement, time: number, left = time): void {
  setTimeout(() => {
    if (!words.isConnected) return;
    const isHeld = words.closest('#notice')?.matches(':hover, :focus-within');
    if (isHeld) closeInTime(words, time);
    else if (left > 1000) closeInTime(words, time, left - 1000);
    else closeNotice();
  }, 1000);
}

/** Its button and Escape close a notice, and the focus goes back to where it came from. */
export function closeNotices(): void {
  const place = placeOfNotices();
  let focusBefore: EventTarget | null = null;

  function close() {
    const hadFocus = place?.matches(':focus-within');
    closeNotice();
    const next = focusBefore instanceof HTMLElement ? focusBefore : document.getElementById('main');
    if (hadFocus) next?.focus({ preventScroll: true });
  }

  place?.querySelector('button')?.addEventListener('click', close);
  place?.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  place?.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget)))
      focusBefore = relatedTarget;
  });
}
