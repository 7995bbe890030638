import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isPhoto, type Photo, preparePhoto } from './photo.ts';

const suffix = '?picture';

const photoCache = resolve('node_modules/.cache/pictures');

/**
 * Imports a picture with its size: `import clinicDay from "…/clinic-day.svg?picture"`, as read-content.ts generates it.
 * An SVG is minified, a photo is resized to many widths.
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
        return photoModule(await preparePhoto(source, relative('.', source), photoCache));
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

/** Removes comments, indentation and unused ids. */
export function minifySvg(svg: string): string {
  // In text a space counts, and animations and labels refer to ids in other ways: leave such a file as it is.
  if (/<(text|script|animate|set|foreignObject)\b|\saria-/.test(svg)) return svg;
  return svg
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll(/ id="([^"]*)"/g, (attribute, id) => (svg.includes(`#${id}`) ? attribute : ''));
}

/** The photo as content gets it: the address of its largest version and the widths of all. */
function photoModule({ width, height, tone, versions }: Photo): string {
  // Each is imported so that the build emits it; the names of the others follow from the largest one's.
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

/** From the attributes of the SVG: pages reserve that space, against layout shift. */
function svgSize(svg: string, name: string): { width: number; height: number } {
  const opening = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(`\\s${side}="(\\d+)(?:px)?"`).exec(opening)?.[1]),
  );
  if (width && height) return { width, height };
  throw new Error(
    `The picture ${name} does not say how large it is. ` +
      'Write width="…" and height="…" (whole numbers) into its <svg …> tag.',
  );
}
