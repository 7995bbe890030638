import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../settings/folders.ts';
import { throwProblems } from './problems.ts';
import { type Content, readContent } from './read-content.ts';

const folder = resolve(contentFolder);

/** Lets pages import what staff write, `import jobs from '#content/jobs.yaml'`, once all of it has been checked. */
export function contentFiles(): Plugin {
  let content: Content | undefined;

  return {
    name: 'content-files',
    enforce: 'pre',

    load: {
      filter: { id: /\.(yaml|md)$/ },
      handler(id) {
        const path = relative(folder, id);
        if (path.startsWith('..')) return undefined;
        content ??= readContent();
        throwProblems(content.problems);
        const data = content.files[`content/${path.replaceAll('\\', '/')}`];
        return data && contentModule(data);
      },
    },

    /** Another file may have been right or wrong because of this one. */
    hotUpdate({ file, server }) {
      if (relative(folder, file).startsWith('..')) return;
      content = undefined;
      server.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Stands before the number of a picture: no text can hold it. */
const mark = '\0';

/** The data, with each picture imported in place of its name. */
function contentModule(data: object): string {
  const names: string[] = [];
  const json = JSON.stringify(data, (key, value) => {
    if (key !== 'file') return value;
    names.push(value);
    return mark + (names.length - 1);
  });
  const imports = names.map(
    (name, index) =>
      `import picture${index} from ${JSON.stringify(`${join(folder, 'pictures', name)}?picture`)};\n`,
  );
  const code = json.replaceAll(/"\\u0000(\d+)"/g, 'picture$1');
  return `${imports.join('')}export default ${code};\n`;
}
