import type { Plugin } from 'vite';

/** Leaves out Vite's help for preloading what scripts import: 600 bytes in every page, and ours name what they need themselves. */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  };
}
