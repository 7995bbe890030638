import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './pipeline/content/content-files.ts';
import { throwProblems } from './pipeline/content/problems.ts';
import { readContent } from './pipeline/content/read-content.ts';
import { sampleWarning } from './pipeline/content/samples.ts';
import { fonts } from './pipeline/fonts/fonts.ts';
import { serveDrafts } from './pipeline/pages/dev-server.ts';
import { pictures } from './pipeline/pictures/pictures.ts';
import { compressSite } from './pipeline/publishing/compress.ts';
import { writeHeaders } from './pipeline/publishing/headers.ts';
import { writeHosts } from './pipeline/publishing/hosts.ts';
import { hydrator, islandFiles } from './pipeline/scripts/islands.ts';
import { addLicences } from './pipeline/scripts/licences.ts';
import { noPreloadHelper } from './pipeline/scripts/no-preload-helper.ts';
import { buildDay } from './pipeline/settings/build-day.ts';
import { contactDelivery, deliveryWarning } from './pipeline/settings/contact-delivery.ts';
import { contentFolder, outputFolder } from './pipeline/settings/folders.ts';
import { addressWarning, siteAddress } from './pipeline/settings/site-address.ts';
import { siteInStyles } from './pipeline/theme/site-in-styles.ts';

/** What runs on Node: readable output, no copy of public/. */
function onNode(input: string, outDir: string): EnvironmentOptions {
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
  // The name of a photo's version has a hash already; a second one would be sent ten times with every photo.
  if (names.some((name) => /\.(avif|webp)$/.test(name))) return 'pictures/[name][extname]';
  return `${assetFolder(names)}/[name]-[hash][extname]`;
}

function assetFolder(names: string[]): string {
  if (names.some((name) => name.endsWith('.css'))) return 'assets';
  return names.some((name) => name.endsWith('.woff2')) ? 'fonts' : 'pictures';
}

/** React, with the few lines that all islands share: one file, which no island's own changes make new. */
const reactGroup = {
  name: 'react',
  test: /[\\/]node_modules[\\/]|[\\/]src[\\/](content[\\/]messages\.ts|islands[\\/]island\.tsx|lib[\\/])/,
};

export default defineConfig({
  // Every address is answered by pipeline/pages/dev-server.ts.
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    siteInStyles(),
    contentFiles(),
    pictures(),
    fonts(),
    noPreloadHelper(),
    serveDrafts(),
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
      // On a busy machine it would say that pictures take the most time, which they should.
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
          input: [hydrator, ...islandFiles().values(), 'src/app.css', 'src/fonts.css'],
          // The browser imports islands by the addresses that stand in the pages.
          preserveEntrySignatures: 'exports-only',
          // Of a file of content a script holds the words that it uses, not the whole file.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: [reactGroup] } },
        },
      },
    },
    // The script of every page is built by itself, so that it shares no file with islands, which would be one more request.
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
    prerender: onNode('pipeline/pages/prerender.ts', `${outputFolder}/prerender`),
  },
  builder: {
    // The settings are read once, not once for each part of the build.
    sharedConfigBuild: true,
    async buildApp({ build, environments }) {
      const content = readContent();
      // Before anything is built: then it is said once, not by every page that asks for a word.
      throwProblems(content.problems);
      for (const environment of Object.values(environments)) await build(environment);
      // Pictures that only posts show are known to the prerenderer alone.
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
    // The tests share nothing that one could spoil for another; a process for each file would take longer than they do.
    isolate: false,
    maxWorkers: '100%',
    include: ['{editor,pipeline,server,src,tests}/**/*.test.{ts,tsx}'],
    // A busy machine is slow, not wrong: photos, fonts and previews are really made.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
