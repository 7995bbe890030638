import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { ReactElement } from 'react';
import { type Plugin, runnerImport } from 'vite';
import { drawSvg } from './draw.ts';
import { svgSize } from './svg-size.ts';
import { loadTheme, stylesheet } from './theme.ts';

const suffix = '?picture';

/** Where drawn pictures stand while the site is built. */
const drawnFolder = resolve('node_modules/.cache/pictures');

/**
 * Lets content import a picture together with its size: `import clinicDay from '../pictures/clinic-day.svg?picture'`.
 * A picture is a file, or a drawing (`.tsx`) that becomes one here.
 */
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
      const source = id.slice(0, -suffix.length);
      const { file, madeFrom } = source.endsWith('.tsx')
        ? await drawn(source)
        : { file: source, madeFrom: [source] };
      for (const watched of madeFrom) this.addWatchFile(watched);
      const { width, height } = svgSize(await readFile(file, 'utf8'), relative('.', source));
      const address = JSON.stringify(`${file}?url`);
      return `import src from ${address}; export default { src, width: ${width}, height: ${height} };`;
    },
  };
}

/** Draws a picture in the theme's colours, and tells which files it was made from. */
async function drawn(source: string): Promise<{ file: string; madeFrom: string[] }> {
  const { module, dependencies } = await runnerImport<{ picture: ReactElement }>(source);
  const file = join(drawnFolder, `${basename(source, '.tsx')}.svg`);
  await mkdir(drawnFolder, { recursive: true });
  await writeFile(file, drawSvg(module.picture, await loadTheme(), relative('.', source)));
  return { file, madeFrom: [source, resolve(stylesheet), ...dependencies] };
}

function missingPicture(file: string, importer: string): string {
  return (
    `${relative('.', importer)} asks for the picture ${relative('.', file)}, but there is no such file. ` +
    'Put the picture there, or correct the name in the import line at the top.'
  );
}
