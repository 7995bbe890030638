import type { Plugin } from 'vite';
import { backend, isLocal } from './backend.ts';

const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

/** What the editor may load: from where it stands and, for staff elsewhere, from where the repository is. */
const policy = [
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

/** Writes the policy into the editor's documents, so that it holds wherever they are put. */
export function editorPolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy };
  return {
    name: 'editor-policy',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}
