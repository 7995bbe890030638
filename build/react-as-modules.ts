import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The files behind React's names, beside the file that chooses between them and those for developers. */
const productionFiles: Record<string, string> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
};

const commonJs = /[\\/](react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/;

/**
 * Turns React's CommonJS files into modules. A bundler has to wrap such a file in a function, which a browser reads once to
 * skip it and once more to run it: 100 ms for React DOM on a slow phone. It also adds code that unwraps it.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',

    async resolveId(source, importer, options) {
      const file = productionFiles[source];
      if (!file) return undefined;
      const chooser = await this.resolve(source, importer, { ...options, skipSelf: true });
      const production = chooser && join(dirname(chooser.id), file);
      return production && existsSync(production) ? production : chooser;
    },

    transform(code, id) {
      return commonJs.test(id) ? { code: asModule(code), map: null } : undefined;
    },
  };
}

/** The same code with `import` for `require()`, and with an `export` for each name that it gives to `exports`. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/\brequire\(("[\w-]+")\)/g, (_, source: string) => {
    const name = `required${imports.length}`;
    imports.push(`import ${name} from ${source};`);
    return name;
  });
  const names = new Set(Array.from(code.matchAll(/^exports\.(\w+) =/gm), ([, name = '']) => name));
  return [
    ...imports,
    'const exports = {};',
    // React DOM makes three errors ahead of need. To note where, Chromium would read the whole file a second time.
    'const { stackTraceLimit } = Error;',
    'Error.stackTraceLimit = 0;',
    body,
    'Error.stackTraceLimit = stackTraceLimit;',
    ...[...names].map((name) => `const exported_${name} = exports.${name};`),
    'export default exports;',
    `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
