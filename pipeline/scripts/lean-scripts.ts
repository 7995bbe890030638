import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Vite's help for preloading what a chunk imports. Ours import nothing that is not there already. */
const preloadHelper = '\0vite/preload-helper.js';

/** Chooses, where there is a choice, the scripts that visitors need over those for developers. */
export function leanScripts(): Plugin {
  return {
    name: 'lean-scripts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',

    // React Router ships a build without its warnings, but its package names only the other one.
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const lean = found?.id.replace(/[\\/]development[\\/]/, '/production/');
      return lean && existsSync(lean) ? lean : found;
    },

    load(id) {
      return id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined;
    },
  };
}
