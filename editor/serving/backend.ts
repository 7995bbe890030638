import type { Plugin } from 'vite';

/** The editor reads and writes the folder on this machine, or the organisation's repository. */
const {
  EDITOR_REPOSITORY = '',
  EDITOR_HOST = 'github',
  EDITOR_BRANCH = 'main',
  EDITOR_APP_ID = '',
} = process.env;

export const isLocal = EDITOR_REPOSITORY === '';

if (EDITOR_HOST !== 'github' && EDITOR_HOST !== 'gitlab') {
  throw new Error(`EDITOR_HOST is “${EDITOR_HOST}”. Set it to github or gitlab.`);
}
if (!isLocal && !/^[\w.-]+(\/[\w.-]+)+$/.test(EDITOR_REPOSITORY)) {
  throw new Error(
    `EDITOR_REPOSITORY is “${EDITOR_REPOSITORY}”. Give the owner and the name, such as e-yess/website.`,
  );
}

export const backend = {
  name: EDITOR_HOST,
  // Sveltia requires a name for a local folder, too.
  repo: isLocal ? 'e-yess/website' : EDITOR_REPOSITORY,
  branch: EDITOR_BRANCH,
  ...(EDITOR_APP_ID ? { auth_type: 'pkce', app_id: EDITOR_APP_ID } : { auth_methods: ['token'] }),
} as const;

const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

const csp = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline' blob:",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' blob: data:${isLocal ? '' : ` ${apis[backend.name]}`}`,
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  'manifest-src blob:',
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/** Puts the CSP into the editor's documents, because its host may send no headers. */
export function editorCsp(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: csp };
  return {
    name: 'editor-csp',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}
