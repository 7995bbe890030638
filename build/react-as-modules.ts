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

/**
 * The same code with `import` for `require()`, and with an `export` for each name that it gives to `exports`. Each stands by
 * itself, so that the bundler leaves out those that nobody asks for: 1.7 KB brotli.
 */
export function asModule(code: string): string {
  const imports: string[] = [];
  const body = code
    .replaceAll(/\b(\w+) = require\(("[\w-]+")\)/g, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from ${source};`);
      // Other variables may be declared in the same breath.
      return `imported${imports.length} = true`;
    })
    // What the scheduler has only in React's own tests.
    .replaceAll(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined')
    .replaceAll(/\bexports\.(?=\w)/g, 'exported_');
  const given = Array.from(body.matchAll(/^\s*exported_(\w+) =/gm), ([, name = '']) => name);
  const names = [...new Set(given)];
  const onceGiven = names.filter((name) => given.indexOf(name) === given.lastIndexOf(name));
  const declared = onceGiven.reduce(
    (code, name) => code.replace(new RegExp(`^exported_${name} =`, 'm'), 'const $&'),
    body,
  );
  const changing = names.filter((name) => !onceGiven.includes(name));
  return [
    ...imports,
    ...changing.map((name) => `let exported_${name};`),
    // React DOM makes three errors ahead of need. To note where, Chromium would read the whole file a second time.
    'const { stackTraceLimit } = Error;',
    'Error.stackTraceLimit = 0;',
    declared,
    'Error.stackTraceLimit = stackTraceLimit;',
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
    `export default { ${names.map((name) => `${name}: exported_${name}`).join(', ')} };`,
  ].join('\n');
}
