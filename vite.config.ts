import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { throwContentErrors } from './pipeline/content/content-errors.ts';
import { contentFiles, readContent, sampleWarning } from './pipeline/content/read-content.ts';
import { fonts } from './pipeline/fonts/font-files.ts';
import { devServer } from './pipeline/pages/dev-server.ts';
import { hydratorFile, islandFiles, noPreloadHelper } from './pipeline/pages/islands.ts';
import { pictures } from './pipeline/pictures/pictures.ts';
import { compressSite } from './pipeline/publishing/compress.ts';
import { writeHeaders } from './pipeline/publishing/headers.ts';
import { writeHosts } from './pipeline/publishing/hosts.ts';
import { addLicences } from './pipeline/publishing/licences.ts';
import {
  addressWarning,
  buildDay,
  contactDelivery,
  contentFolder,
  deliveryWarning,
  outputFolder,
  siteAddress,
  siteAddressInCss,
} from './pipeline/shared/settings.ts';

/** A bundle that runs on Node. */
function nodeBundle(input: string, outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      emitAssets: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { input },
    },
  };
}

function assetName(names: string[]): string {
  // The name of a photo's version has a content hash already.
  if (names.some((name) => /\.(avif|webp)$/.test(name))) return 'pictures/[name][extname]';
  return `${assetFolder(names)}/[name]-[hash][extname]`;
}

function assetFolder(names: string[]): string {
  if (names.some((name) => name.endsWith('.css'))) return 'assets';
  return names.some((name) => name.endsWith('.woff2')) ? 'fonts' : 'pictures';
}

/** React, and all modules of ours that two islands import: otherwise each would be a chunk, and a request, of its own. */
const sharedIslandCode = {
  name: 'react',
  test: /[\\/]node_modules[\\/]|[\\/]src[\\/](content[\\/]messages\.ts|islands[\\/]island\.tsx|lib[\\/])/,
};

export default defineConfig({
  // pipeline/pages/dev-server.ts answers every request for a page.
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    siteAddressInCss(),
    contentFiles(),
    pictures(),
    fonts(),
    noPreloadHelper(),
    devServer(),
  ],
  resolve: { alias: { '#content': resolve(contentFolder) } },
  define: {
    'import.meta.env.BUILD_DAY': JSON.stringify(buildDay()),
    'import.meta.env.SITE_URL': JSON.stringify(siteAddress()),
    'import.meta.env.CONTACT_DELIVERY': JSON.stringify(contactDelivery() ?? null),
  },
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // No warning that the plugin for pictures is slow.
      checks: { pluginTimings: false },
      output: {
        assetFileNames: ({ names }) => assetName(names),
      },
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${outputFolder}/site`,
        emptyOutDir: true,
        manifest: true,
        license: { fileName: 'licences.txt' },
        modulePreload: false,
        rolldownOptions: {
          input: [hydratorFile, ...islandFiles().values(), 'src/app.css', 'src/fonts.css'],
          // The pages import islands by their addresses.
          preserveEntrySignatures: 'exports-only',
          // Tree shaking: of a content file a chunk keeps only the properties that it uses.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: [sharedIslandCode] } },
        },
      },
    },
    // A build of its own, so that the script of every page shares no chunk with islands, which would be one more request.
    main: {
      consumer: 'client',
      build: {
        outDir: `${outputFolder}/site`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/main.json',
        modulePreload: false,
        rolldownOptions: { input: 'src/browser/main.ts' },
      },
    },
    prerender: nodeBundle('pipeline/pages/prerender.ts', `${outputFolder}/prerender`),
  },
  builder: {
    // The configuration is read once, not once for each environment.
    sharedConfigBuild: true,
    async buildApp({ build, environments }) {
      const content = readContent();
      // Before anything is built: otherwise every module that imports content would report the errors.
      throwContentErrors(content.errors);
      for (const environment of Object.values(environments)) await build(environment);
      // Only the prerenderer imports the pictures of posts.
      const site = `${outputFolder}/site`;
      await cp(`${outputFolder}/prerender/pictures`, `${site}/pictures`, { recursive: true });
      await addLicences(site);
      const { prerenderSite }: typeof import('./pipeline/pages/prerender.ts') = await import(
        pathToFileURL(`${outputFolder}/prerender/prerender.js`).href
      );
      const pages = await prerenderSite(site);
      await writeHeaders(`${outputFolder}/headers.json`);
      await writeHosts(`${outputFolder}/deploy`);
      await compressSite(site);
      console.log(`The site is built: ${pages} pages in ${site}.`);
      const warnings = [
        addressWarning(siteAddress()),
        sampleWarning(content.files),
        deliveryWarning(contactDelivery()),
      ];
      for (const warning of warnings) {
        if (warning) console.warn(`\n${warning}`);
      }
    },
  },
  test: {
    // The tests share no state, and a process for each file would take longer than the tests.
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    include: ['{editor,pipeline,server,src,tests}/**/*.test.{ts,tsx}'],
    // Photos, fonts and previews are really made, which takes time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
