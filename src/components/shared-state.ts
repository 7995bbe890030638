import { useSyncExternalStore } from 'react';

/** A value that outlives the components which show it. At first, and on prerendered pages, there is none. */
export function sharedState<Value>() {
  let value: Value | undefined;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    get: () => value,
    set(next: Value | undefined) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => undefined,
      ),
  };
}
