import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { files } from '../../src/content/schema/files.ts';
import { contentFolder } from '../shared/settings.ts';
import { siteErrors } from './check-site.ts';
import {
  type ContentError,
  type ContentFiles,
  throwContentErrors,
  walk,
} from './content-errors.ts';
import { readFile } from './read-file.ts';

export interface Content {
  /** With the names of pictures in place of the pictures. */
  files: ContentFiles;
  errors: ContentError[];
}

/** Lets pages import content, `import jobs from '#content/jobs.yaml'`, once all of it has been checked. */
export function contentFiles(): Plugin {
  let content: Content | undefined;

  return {
    name: 'content-files',
    enforce: 'pre',

    load: {
      filter: { id: /\.(yaml|md)$/ },
      handler(id) {
        const path = relative(contentFolder, id);
        if (path.startsWith('..')) return undefined;
        content ??= readContent();
        throwContentErrors(content.errors);
        const data = content.files[`content/${path.replaceAll('\\', '/')}`];
        return data && contentModule(data);
      },
    },

    /** Files are checked against each other, so all are read again. */
    hotUpdate({ file, server }) {
      if (relative(contentFolder, file).startsWith('..')) return;
      content = undefined;
      server.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Reads and checks everything that staff write. */
export function readContent(folder = contentFolder): Content {
  const read: ContentFiles = {};
  const errors = missingFiles(folder);
  for (const path of pathsBelow(folder)) {
    const file = readFile(path, readFileSync(join(folder, path), 'utf8'));
    read[`content/${path}`] = file.data;
    errors.push(...file.errors);
  }
  // A link to a file that cannot be read would be reported as dead, too.
  const isComplete = Object.values(read).every((data) => Object.keys(data).length > 0);
  const isPicture = (name: string) => existsSync(join(folder, 'pictures', name));
  if (isComplete) errors.push(...siteErrors(read, isPicture));
  return { files: read, errors };
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('pictures/'))
    .sort();
}

function missingFiles(folder: string): ContentError[] {
  return Object.keys(files)
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => ({
      file: `content/${name}`,
      path: [],
      text: 'is missing. Bring it back: the site cannot be built without it.',
    }));
}

/** A placeholder for a picture is this and its number: no text can hold it. */
const placeholder = '\0';

/** The data, with each picture imported in place of its name. */
function contentModule(data: object): string {
  const names: string[] = [];
  const json = JSON.stringify(data, (key, value) => {
    if (key !== 'file') return value;
    names.push(value);
    return placeholder + (names.length - 1);
  });
  const imports = names.map(
    (name, index) =>
      `import picture${index} from ${JSON.stringify(`${resolve(contentFolder, 'pictures', name)}?picture`)};\n`,
  );
  const code = json.replaceAll(/"\\u0000(\d+)"/g, 'picture$1');
  return `${imports.join('')}export default ${code};\n`;
}

/** For the end of the build: which content is still invented. */
export function sampleWarning(files: ContentFiles): string | undefined {
  const samples = [...walk(files)].filter(
    ({ path, value }) => path.at(-1) === 'isSample' && value === true,
  );
  if (samples.length === 0) return undefined;
  const names = new Set(samples.map(({ file }) => file));
  return (
    `Still examples, not the organisation's own: ${[...names].join(', ')}. ` +
    'docs/editing-content.md says how to put your own in their place.'
  );
}
