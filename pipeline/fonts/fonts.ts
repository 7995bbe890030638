import type { Plugin } from 'vite';
import { makeFonts } from './font-files.ts';

/**
 * Lets the stylesheet use the fonts that font-files.ts makes: `url("/@fonts/figtree.woff2")`. It begins with a slash
 * because Tailwind would take any other address for one beside the stylesheet.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',

    async config() {
      return { resolve: { alias: { '/@fonts': await makeFonts() } } };
    },
  };
}
