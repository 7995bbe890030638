import { useSyncExternalStore } from 'react';

/** Words about what just happened, shown for a while above the page. */
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

/** The same words said twice are two notices, and are told twice. */
interface ShownNotice extends Notice {
  number: number;
}

let shown: ShownNotice | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice in place of the one before. */
export function showNotice(notice: Notice): void {
  count += 1;
  setShown({ ...notice, number: count });
}

export function closeNotice(): void {
  setShown(undefined);
}

export function useShownNotice(): ShownNotice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

function setShown(notice: ShownNotice | undefined): void {
  shown = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
