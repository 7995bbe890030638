import { createReadStream, readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readContent } from '../../pipeline/content/read-content.ts';

const content = resolve('content');
const pictures = join(content, 'pictures');

/** The module that globs files at build time: here it reads `globalThis.siteContent`. */
const folders = resolve('src/content/folders.ts');

/**
 * Lets the site's pages run in the browser with the editor's data: they read their content from `globalThis.siteContent`.
 * `/content.json` holds the data of all files.
 */
export function livePreview(): Plugin {
  return {
    name: 'live-preview',
    enforce: 'pre',

    load(id) {
      if (id.startsWith(content) && extname(id) === '.yaml') {
        return `export default globalThis.siteContent[${JSON.stringify(`content/${basename(id)}`)}];`;
      }
      return id === folders ? foldersModule : undefined;
    },

    configurePreviewServer({ middlewares }) {
      middlewares.use('/content.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(contentJson());
      });
      middlewares.use('/content/pictures', (request, response, next) => {
        const file = join(pictures, basename(decodeURIComponent(request.url ?? '')));
        if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
        if (extname(file) === '.svg') response.setHeader('content-type', 'image/svg+xml');
        return createReadStream(file).pipe(response);
      });
    },

    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'content.json', source: contentJson() });
    },

    async writeBundle({ dir = '' }) {
      await cp(pictures, join(dir, 'content/pictures'), { recursive: true });
    },
  };
}

function contentJson(): string {
  const { files } = readContent();
  return JSON.stringify({
    files,
    pictures: readdirSync(pictures).filter((name) => /^\w/.test(name)),
  });
}

const foldersModule = `
  const files = Object.entries(globalThis.siteContent);
  const entriesIn = (folder) =>
    files.filter(([file]) => file.startsWith('content/' + folder + '/')).map(([, entry]) => entry);
  export const allCalls = entriesIn('calls');
  export const allPosts = entriesIn('posts');`;
