import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isPhoto, type Photo, preparePhoto } from './photo.ts';
import { svgSize } from './svg-size.ts';

const suffix = '?picture';

/** Where small versions of photos stand while the site is built. */
const madeFolder = resolve('node_modules/.cache/pictures');

/**
 * Gives a picture together with its size: `import clinicDay from "…/clinic-day.svg?picture"`, as content-files.ts writes it
 * once it knows that there is such a file. An SVG is sent minified, a photo becomes many of many sizes.
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
      this.addWatchFile(source);
      if (isPhoto(source)) {
        return photoModule(await preparePhoto(source, relative('.', source), madeFolder));
      }
      const { width, height } = svgSize(await readFile(source, 'utf8'), relative('.', source));
      return `${importUrl('src', source)} export default { src, width: ${width}, height: ${height} };`;
    },

    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.svg')) continue;
        file.source = minifySvg(Buffer.from(file.source).toString());
      }
    },
  };
}

/** Takes out what only somebody who draws needs: comments, indentation, and names that nothing in the file refers to. */
export function minifySvg(svg: string): string {
  // In text a space counts, and what moves or is read out refers to names in other ways: such a file stays as it is.
  if (/<(text|script|animate|set|foreignObject)\b|\saria-/.test(svg)) return svg;
  return svg
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll(/ id="([^"]*)"/g, (attribute, id) => (svg.includes(`#${id}`) ? attribute : ''));
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
