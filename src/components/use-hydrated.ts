import { useSyncExternalStore } from 'react';

/**
 * Whether React runs: false as long as the page must be as it was prerendered, true from then on. This is for components;
 * styles have the variant `scripted` (src/app.css).
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
