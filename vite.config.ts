import { cp } from 'node:fs/promises';
import { parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './pipeline/content/content-files.ts';
import { readContent } from './pipeline/content/read-content.ts';
import { refuse } from './pipeline/content/refuse.ts';
import { sampleWarning } from './pipeline/content/samples.ts';
import { fonts } from './pipeline/fonts/fonts.ts';
import { pictures } from './pipeline/pictures/pictures.ts';
import { compressSite } from './pipeline/publishing/compress.ts';
import { writeHeaders } from './pipeline/publishing/headers.ts';
import { writeHosts } from './pipeline/publishing/hosts.ts';
import { leanScripts } from './pipeline/scripts/lean-scripts.ts';
import { addLicences } from './pipeline/scripts/licences.ts';
import { pagesApart } from './pipeline/scripts/pages-apart.ts';
import { contactDelivery } from './pipeline/settings/contact-delivery.ts';
import { addressWarning, siteAddress } from './pipeline/settings/site-address.ts';
import { siteInStyles } from './pipeline/theme/site-in-styles.ts';

/** What runs on Node: readable output, no copy of public/. */
function onNode(input: string[], outDir: string): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      emitAssets: true,
      minify: false,
      target: 'node20',
      // What the browser fetches when it is needed may be at hand here at once.
      rolldownOptions: { input, checks: { ineffectiveDynamicImport: false } },
    },
  };
}

/** A script that may compete with the first paint: it shares no file with the rest, and holds no package of others. */
function onItsOwn(input: string, name: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/site',
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: `.vite/${name}.json`,
      modulePreload: false,
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

/** Words that two pages share have a file of their own, so that neither brings those of others. */
function wordsOf(file: string): string {
  return `words-${parse(file).name}`;
}

/**
 * Three files beside the page's own: what changes with a new version of React, with our code, and with words. Only pages with
 * a list may have to show that it is empty, few have a way to leave at once, and fewer can be unknown.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'site',
    test: /[\\/]src[\\/](components|drawing|lib|routes)\b(?!.*[\\/](empty|leave|page-not)-)/,
  },
  { name: wordsOf, debugName: 'words', test: /[\\/]content[\\/]/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    siteInStyles(),
    contentFiles(),
    pictures(),
    fonts(),
    pagesApart(),
    leanScripts(),
  ],
  define: {
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
        outDir: 'dist/site',
        emptyOutDir: true,
        manifest: true,
        license: { fileName: 'licences.txt' },
        modulePreload: false,
        rolldownOptions: {
          input: ['src/hydrate.tsx', 'src/app.css', 'src/fonts.css'],
          treeshake: {
            // What React Router says to developers, who read it under `npm run dev`.
            manualPureFunctions: ['warning', 'warningOnce'],
          },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    entry: onItsOwn('src/entry-client.ts', 'entry'),
    leaving: onItsOwn('src/entry-leaving.ts', 'leaving'),
    prerender: onNode(['src/entry-prerender.tsx', 'pipeline/pages/prerender.ts'], 'dist/prerender'),
  },
  builder: {
    // The settings are read once, not once for each part of the build.
    sharedConfigBuild: true,
    async buildApp({ build, environments }) {
      const content = readContent();
      // Before anything is built: then it is said once, not by every page that asks for a word.
      refuse(content.problems);
      for (const environment of Object.values(environments)) await build(environment);
      // Pictures that only posts show are known to the prerenderer alone.
      await cp('dist/prerender/pictures', 'dist/site/pictures', { recursive: true });
      await addLicences('dist/site');
      const { prerenderSite }: typeof import('./pipeline/pages/prerender.ts') = await import(
        pathToFileURL('dist/prerender/prerender.js').href
      );
      const pages = await prerenderSite('dist/site');
      await writeHeaders('dist/headers.json');
      await writeHosts('dist/deploy');
      await compressSite('dist/site');
      console.log(`The site is built: ${pages} pages in dist/site.`);
      for (const warning of [addressWarning(siteAddress()), sampleWarning(content.files)]) {
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
