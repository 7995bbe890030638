import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
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
    asksNobody(),
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

/** Takes the addresses of other hosts out of the editor: fonts that it brings along, and pages that tell how GitHub is. */
function asksNobody(): Plugin {
  return {
    name: 'asks-nobody',
    enforce: 'pre',
    transform: {
      filter: { id: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js/ },
      handler(code) {
        const quiet = code
          .replaceAll(/@font-face\s*\{[^}]*?cdn\.jsdelivr\.net[^}]*\}/g, '')
          .replace(
            'https://www.githubstatus.com/api/v2/status.json',
            'data:application/json,{%22status%22:{%22indicator%22:%22none%22}}',
          )
          .replace(
            /https:\/\/status-api\.hostedstatus\.com\/1\.0\/status\/\w+/,
            'data:application/json,{%22result%22:{%22status_overall%22:{%22status_code%22:100}}}',
          );
        const [left] =
          /src: ?url\(\S*jsdelivr|githubstatus\.com\/api|hostedstatus/.exec(quiet) ?? [];
        if (left)
          this.error(
            `The editor would ask ${left}: adapt editor/vite.config.ts to its new version.`,
          );
        return { code: quiet, map: null };
      },
    },
  };
}
