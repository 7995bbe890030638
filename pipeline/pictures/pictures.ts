import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { ReactElement } from 'react';
import { type Plugin, runnerImport } from 'vite';
import { writeWhole } from '../make-once.ts';
import { loadTheme, stylesheet } from '../theme/theme.ts';
import { drawSvg } from './draw.ts';
import { isPhoto, type Photo, preparePhoto } from './photo.ts';
import { svgSize } from './svg-size.ts';

const suffix = '?picture';

/** Where drawn pictures and small versions of photos stand while the site is built. */
const madeFolder = resolve('node_modules/.cache/pictures');

/**
 * Gives a picture together with its size: `import clinicDay from "…/clinic-day.svg?picture"`, as content-files.ts writes it
 * once it knows that there is such a file.
 * A picture is an SVG file, a drawing (`.tsx`) that becomes one here, or a photo that becomes many of many sizes.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',

    resolveId(source, importer) {
      if (!source.endsWith(suffix) || !importer) return undefined;
      return resolve(dirname(importer), source);
    },

    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const source = id.slice(0, -suffix.length);
      if (isPhoto(source)) {
        this.addWatchFile(source);
        return photoModule(await preparePhoto(source, relative('.', source), madeFolder));
      }
      const { file, madeFrom } = source.endsWith('.tsx')
        ? await drawn(source)
        : { file: source, madeFrom: [source] };
      for (const watched of madeFrom) this.addWatchFile(watched);
      const { width, height } = svgSize(await readFile(file, 'utf8'), relative('.', source));
      return `${importUrl('src', file)} export default { src, width: ${width}, height: ${height} };`;
    },
  };
}

/** A module that gives content the photo with the address of its largest version and the widths of all. */
function photoModule({ width, height, tone, versions }: Photo): string {
  // All are imported, so that all become files of the site; from the name of one the others follow.
  const imports = Object.entries(versions).flatMap(([format, files]) =>
    files.map(({ file, width }) => importUrl(`${format}${width}`, file)),
  );
  const widths = versions.webp.map((version) => version.width);
  return (
    imports.join(' ') +
    `export default { src: webp${widths.at(-1)}, width: ${width}, height: ${height}, ` +
    `photo: { widths: [${widths}], tone: '${tone}' } };`
  );
}

function importUrl(name: string, file: string): string {
  return `import ${name} from ${JSON.stringify(`${file}?url`)};`;
}

/** Draws a picture in the theme's colours, and tells which files it was made from. */
async function drawn(source: string): Promise<{ file: string; madeFrom: string[] }> {
  const { module, dependencies } = await runnerImport<{ picture: ReactElement }>(source);
  const file = join(madeFolder, `${basename(source, '.tsx')}.svg`);
  await mkdir(madeFolder, { recursive: true });
  await writeWhole(file, drawSvg(module.picture, await loadTheme(), relative('.', source)));
  return { file, madeFrom: [source, resolve(stylesheet), ...dependencies] };
}
