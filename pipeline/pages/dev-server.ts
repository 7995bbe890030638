import { readFile } from 'node:fs/promises';
import { type DevEnvironment, isRunnableDevEnvironment, type Plugin } from 'vite';
import { renderDevDocument } from './document.ts';
import { hydratorFile, islandSources } from './islands.ts';

type Prerenderer = typeof import('../../src/entry-prerender.tsx');

/** For `npm run dev`: renders the requested page, as the build would. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',

    config: () => ({ optimizeDeps: { entries: [hydratorFile, 'src/browser/main.ts'] } }),

    configureServer(server) {
      // After Vite's own middlewares, which serve files.
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
            const template = await readFile('index.html', 'utf8');
            const html = renderDevDocument(template, renderPage(shown, islandSources));
            response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html' });
            response.end(await server.transformIndexHtml(originalUrl, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },

    /** Styles and islands have hot updates; everything else needs a reload. */
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
  // The request may come before the runner has noticed that a file has changed.
  environment.runner.clearCache();
  return environment.runner.import('/src/entry-prerender.tsx');
}
