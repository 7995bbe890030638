import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from '../pipeline/fonts/fonts.ts';
import { siteInStyles } from '../pipeline/theme/site-in-styles.ts';
import { backend, isLocal } from './serving/backend.ts';
import { folderApi } from './serving/folder-api.ts';
import { liveSite } from './serving/live-site.ts';
import { editorPolicy } from './serving/policy.ts';

/** Neither code nor maps are shown in our forms. */
const unused = /^(@shikijs\/(langs|themes)(\/.*)?|leaflet(\/.*)?|terra-draw(-leaflet-adapter)?)$/;

export default defineConfig({
  root: 'editor',
  base: './',
  publicDir: '../public',
  plugins: [
    react(),
    tailwindcss(),
    siteInStyles(),
    fonts(),
    liveSite(),
    editorPolicy(),
    ...(isLocal ? [folderApi(resolve('.'))] : []),
  ],
  resolve: { alias: [{ find: unused, replacement: resolve('editor/serving/nothing.ts') }] },
  define: {
    BACKEND: JSON.stringify(backend),
    IS_LOCAL: JSON.stringify(isLocal),
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
    rolldownOptions: { input: ['editor/index.html', 'editor/page.html'] },
  },
});
