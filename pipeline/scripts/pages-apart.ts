import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A page is the file in src/pages that bears its folder's name. */
const page = /[\\/]src[\\/]pages[\\/]([\w-]+)[\\/]\1\.tsx$/;

/** Refuses a build in which a page is loaded with another: each is fetched alone, when it is asked for. */
export function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [importer] = (page.test(id) && this.getModuleInfo(id)?.importers) || [];
        if (importer) this.error(tooEarly(relative('.', id), relative('.', importer)));
      }
    },
  };
}

function tooEarly(page: string, importer: string): string {
  return (
    `${importer} imports the page ${page}, so it would be loaded with others that do not need it. ` +
    'Pages are imported in src/routes.tsx alone, with import(); what two of them share belongs in src/components.'
  );
}
