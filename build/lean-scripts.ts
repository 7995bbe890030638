import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Vite's help for preloading what a chunk imports. Ours import nothing that is not there already. */
const preloadHelper = '\0vite/preload-helper.js';

const routersOwn = /react-router[\\/]dist[\\/]production/;

/** Leaves out of the browser's scripts what no visitor needs: 4 KB brotli, measured with and without. */
export function leanScripts(): Plugin {
  return {
    name: 'lean-scripts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',

    // React Router ships a build without its warnings for developers, but its package names only the other one.
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const lean = found?.id.replace(/[\\/]development[\\/]/, '/production/');
      return lean && existsSync(lean) ? lean : found;
    },

    load(id) {
      return id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined;
    },

    transform(code, id) {
      if (!routersOwn.test(id)) return undefined;
      const lean = code
        // Without these marks its components stay in the bundle, used or not: Form, ScrollRestoration and what they need.
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        // In sessionStorage it notes the pages that were read one after the other; on a borrowed phone nobody may find that.
        .replaceAll(/\b(?:restore|persist)AppliedTransitions\(routerWindow, \w+\)/g, 'undefined');
      return { code: lean, map: null };
    },
  };
}
