import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { svgSize } from './svg-size.ts';

const suffix = '?picture';

/** Lets content import a picture together with its size: `import clinicDay from '../pictures/clinic-day.svg?picture'`. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',

    resolveId(source, importer) {
      if (!source.endsWith(suffix) || !importer) return undefined;
      const file = resolve(dirname(importer), source.slice(0, -suffix.length));
      if (!existsSync(file)) throw new Error(missingPicture(file, importer));
      return file + suffix;
    },

    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { width, height } = svgSize(await readFile(file, 'utf8'), relative('.', file));
      const address = JSON.stringify(`${file}?url`);
      return `import src from ${address}; export default { src, width: ${width}, height: ${height} };`;
    },
  };
}

function missingPicture(file: string, importer: string): string {
  return (
    `${relative('.', importer)} asks for the picture ${relative('.', file)}, but there is no such file. ` +
    'Put the picture there, or correct the name in the import line at the top.'
  );
}
