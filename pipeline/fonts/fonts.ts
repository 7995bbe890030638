import type { Plugin } from 'vite';
import { makeFonts } from './font-files.ts';

/** Lets scripts ask where the fonts are that font-files.ts makes: `import text from '/@fonts/figtree.woff2?url'`. */
export function fonts(): Plugin {
  return {
    name: 'fonts',

    async config() {
      return { resolve: { alias: { '/@fonts': await makeFonts() } } };
    },
  };
}
