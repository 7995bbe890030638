import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fonts } from '../pipeline/fonts/font-files.ts';
import { siteAddressInCss } from '../pipeline/shared/settings.ts';
import { livePreview } from './preview/live-preview.ts';
import { backend, editorCsp, isLocal } from './serving/backend.ts';
import { folderApi, folderApiHeader, folderApiPath } from './serving/folder-api.ts';

/** Packages of Sveltia for code and maps, which our forms do not have. */
const unused = /^(@shikijs\/(langs|themes)(\/.*)?|leaflet(\/.*)?|terra-draw(-leaflet-adapter)?)$/;

/** Replaces them by an empty module. */
function stubUnused(): Plugin {
  return {
    name: 'stub-unused',
    enforce: 'pre',
    resolveId: (id) => (unused.test(id) ? '\0unused' : undefined),
    load: (id) => (id === '\0unused' ? 'export default {}' : undefined),
  };
}

export default defineConfig({
  root: 'editor',
  base: './',
  publicDir: '../public',
  plugins: [
    react(),
    tailwindcss(),
    siteAddressInCss(),
    fonts(),
    stubUnused(),
    livePreview(),
    editorCsp(),
    ...(isLocal ? [folderApi(resolve('.'))] : []),
  ],
  define: {
    BACKEND: JSON.stringify(backend),
    IS_LOCAL: JSON.stringify(isLocal),
    FOLDER_API: JSON.stringify({ path: folderApiPath, header: folderApiHeader }),
    'import.meta.env.BUILD_DAY': 'undefined',
    'import.meta.env.SITE_URL': JSON.stringify(''),
    'import.meta.env.CONTACT_DELIVERY': 'null',
  },
  build: {
    outDir: '../dist/editor',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'esnext',
    license: { fileName: 'licences.txt' },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: ['editor/index.html', 'editor/preview.html'] },
  },
});
