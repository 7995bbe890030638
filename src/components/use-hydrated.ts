import { useSyncExternalStore } from 'react';

/** False as long as the page must be as it was prerendered, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
