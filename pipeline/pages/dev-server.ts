import { readFile } from 'node:fs/promises';
import { type DevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { hydrator, islandSources } from '../scripts/islands.ts';
import { fillDraft } from './document.ts';

type Prerenderer = typeof import('../../src/entry-prerender.tsx');

/** For `npm run dev`: renders the page that is asked for, each time anew, as the build would. */
export function serveDrafts(): Plugin {
  return {
    name: 'serve-drafts',
    apply: 'serve',

    config: () => ({ optimizeDeps: { entries: [hydrator, 'src/browser/main.ts'] } }),

    configureServer(server) {
      // After Vite's own, which answer for files.
      return () => {
        server.middlewares.use(async ({ originalUrl = '/' }, response, next) => {
          try {
            const { pathname } = new URL(originalUrl, 'http://localhost');
            const { pages, notFoundPages, renderPage } = await load(
              server.environments['prerender'],
            );
            const page = pages.find(({ path }) => path === pathname);
            const shown = page ?? notFoundPages[0];
            if (!shown) return next();
            const frame = await readFile('index.html', 'utf8');
            const draft = fillDraft(frame, renderPage(shown, islandSources));
            response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html' });
            response.end(await server.transformIndexHtml(originalUrl, draft));
          } catch (error) {
            next(error);
          }
        });
      };
    },

    /** Styles and islands are exchanged in the page; everything else is rendered anew. */
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'prerender' || modules.length === 0) return;
      if (!/\.(css|island\.tsx)$/.test(file)) {
        server.environments.client.hot.send({ type: 'full-reload' });
      }
    },
  };
}

async function load(environment: DevEnvironment | undefined): Promise<Prerenderer> {
  if (!environment || !isRunnableDevEnvironment(environment)) {
    throw new Error('vite.config.ts has no environment “prerender” that runs on Node.');
  }
  // The browser may ask before the runner has noticed that a file has changed.
  environment.runner.clearCache();
  return environment.runner.import('/src/entry-prerender.tsx');
}
